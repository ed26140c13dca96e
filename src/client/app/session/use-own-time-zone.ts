import { useEffect } from 'react';
import { setTimeZone } from '../../ui/time/time-zone';

export const useOwnTimeZone = (timeZone: string): void => {
  useEffect(() => {
    setTimeZone(timeZone);
  }, [timeZone]);
};
