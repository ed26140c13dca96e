import { useEffect, useState } from 'react';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Strip } from './strip';

/** A connection that is back sooner is nobody's concern. */
const patienceMs = 1000;

/** Says when messages cannot go out right now. */
export const ConnectionLine = () => {
  const connection = useChat((chat) => chat.connection);
  const [patient, setPatient] = useState(true);
  const online = connection === 'online';
  useEffect(() => {
    if (online) return undefined;
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => {
      clearTimeout(timer);
      setPatient(true);
    };
  }, [online]);
  return <div role="status">{!online && !patient && <Strip>{connection === 'offline' ? texts.offline : texts.connecting}</Strip>}</div>;
};
