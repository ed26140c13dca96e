import styled from 'styled-components';
import type { AnswerOf } from '../../api/call';
import { formatDate } from '../../ui/data/format-date';
import { theme } from '../../ui/theme/theme';
import { serverNow } from '../../ui/time/server-now';
import { texts } from './texts';

interface StrikesNoteProps {
  readonly strikes: AnswerOf<'GET /v1/mates/me/standing'>['strikes'];
  /** Until when, in words; null while orders may be on. */
  readonly ordersOff: string | null;
}

const Note = styled.div`
  padding: 12px 14px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.warnSoft};
  font-size: 14px;
  b {
    color: ${theme.color.warn};
    font-weight: 600;
  }
  p,
  li {
    color: ${theme.color.text2};
  }
`;

/** Strikes that count now, what they mean, and when they end; nothing when there are none. */
export const StrikesNote = ({ strikes, ordersOff }: StrikesNoteProps) =>
  strikes.length === 0 && ordersOff === null ? null : (
    <Note role="note">
      {strikes.length > 0 && <b>{texts.strikes(strikes.length)}</b>}
      <ul>
        {strikes.map(({ id, reason, expiresAt }) => (
          <li key={id}>{texts.strike(reason, formatDate(Date.parse(expiresAt), serverNow()))}</li>
        ))}
      </ul>
      {ordersOff !== null && <p>{texts.ordersOff(ordersOff)}</p>}
      {strikes.length > 0 && <p>{texts.nextStrike(strikes.length)}</p>}
    </Note>
  );
