import { useEffect } from 'react';
import { useMarkOnlineMutation } from '../../api/users-api';

const periodMs = 180_000;

/** «В сети»: told on sign-in and every three minutes from then on. */
export const usePresence = (userId: string): void => {
  const [markOnline] = useMarkOnlineMutation();
  useEffect(() => {
    const tell = () => void markOnline();
    tell();
    const timer = setInterval(tell, periodMs);
    return () => clearInterval(timer);
  }, [userId, markOnline]);
};
