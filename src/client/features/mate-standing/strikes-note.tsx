import styled from 'styled-components';
import type { AnswerOf } from '../../api/call';
import { formatDate } from '../../ui/data/format-date';
import { theme } from '../../ui/theme/theme';
import { useServerNow } from '../../ui/time/use-server-now';
import { texts } from './texts';

interface StrikesNoteProps {
  readonly standing: Pick<AnswerOf<'GET /v1/mates/me/standing'>, 'strikes' | 'ordersOffUntil' | 'missedOffAt'>;
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

/** Why a mate's orders are off or soon might be: strikes that count now and missed invitations, until when, and how to come back. */
export const StrikesNote = ({ standing: { strikes, ordersOffUntil, missedOffAt } }: StrikesNoteProps) => {
  const now = useServerNow();
  const until = ordersOffUntil === null ? 0 : Date.parse(ordersOffUntil);
  const off = until > now;
  if (strikes.length === 0 && !off && missedOffAt === null) return null;
  return (
    <Note role="note">
      {missedOffAt !== null && (
        <>
          <b>{texts.missedOff}</b>
          <p>{texts.missedWhy(formatDate(Date.parse(missedOffAt), now))}</p>
        </>
      )}
      {strikes.length > 0 && <b>{texts.strikes(strikes.length)}</b>}
      <ul>
        {strikes.map(({ id, reason, expiresAt }) => (
          <li key={id}>{texts.strike(reason, formatDate(Date.parse(expiresAt), now))}</li>
        ))}
      </ul>
      {off && <p>{texts.ordersOff(formatDate(until, now))}</p>}
      {strikes.length > 0 && <p>{texts.nextStrike(strikes.length)}</p>}
    </Note>
  );
};
