import styled from 'styled-components';
import { useEffect, useState } from 'react';
import { oneLine, theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { useChat } from '../use-chat';

/** A line of small print between the messages and the field. */
export const Strip = styled.p`
  ${oneLine}
  padding: 6px 16px 0;
  color: ${theme.color.text3};
  font-size: 13px;
`;

/** A shorter interruption is not worth showing. */
const patienceMs = 1000;

/** Shown while messages cannot be sent. */
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
  return (
    <div role="status">
      {!online && !patient && <Strip>{connection === 'offline' ? texts.offline : texts.connecting}</Strip>}
    </div>
  );
};
