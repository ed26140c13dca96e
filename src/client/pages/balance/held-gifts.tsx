import styled from 'styled-components';
import type { CallResponse } from '../../api/call';
import { OwnAppeal } from '../../entities/appeal/own-appeal';
import { useHeldGiftsQuery } from '../../entities/money/held-gifts-api';
import { formatMoney } from '../../entities/money/money';
import { formatDate } from '../../kit/display/dates';
import { Card, CardTitle } from '../../kit/layout/card';
import { tabular, theme } from '../../kit/theme/theme';
import { serverNow } from '../../kit/time/server-now';
import { useAutoRetry } from '../../kit/time/use-auto-retry';
import { squadNumber } from '#domain/text/format.ts';
import { texts } from './texts';

type HeldGift = CallResponse<'GET /v1/users/me/held-gifts'>['items'][number];

const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding: 6px 0;
  small {
    display: block;
    color: ${theme.color.text3};
  }
  b {
    ${tabular}
    font-weight: 600;
    white-space: nowrap;
  }
`;

const nameOf = ({ kind, squadId }: HeldGift): string =>
  squadId === null ? texts.heldGifts[kind] : `${texts.heldGifts[kind]}, ${texts.squad(squadNumber(squadId))}`;

/** What the service gives but checks first, and until when; renders nothing without any. */
export const HeldGifts = () => {
  const gifts = useHeldGiftsQuery();
  useAutoRetry(gifts);
  const { data } = gifts;
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card as="section">
      <CardTitle>{texts.heldGiftsTitle}</CardTitle>
      <p>{texts.heldGiftsWhy}</p>
      <ul>
        {data.items.map((gift) => (
          <Line key={gift.id}>
            <span>
              {nameOf(gift)}
              <small>{texts.givenUntil(formatDate(Date.parse(gift.dueAt), serverNow()))}</small>
              <OwnAppeal kind="GIFT" about={gift.id} />
            </span>
            <b>{formatMoney(gift.amount)}</b>
          </Line>
        ))}
      </ul>
    </Card>
  );
};
