import { Copy } from '../../kit/icons/copy';
import styled from 'styled-components';
import type { CallResponse } from '../../api/call';
import { formatMoney } from '../../entities/money/money';
import { useOwnPromoCodesQuery } from '../../entities/money/promo-codes-api';
import { Button } from '../../kit/controls/button';
import { useCopy } from '../../kit/display/copy-link';
import { formatDay } from '../../kit/display/dates';
import { Facts } from '../../kit/display/facts';
import { Card, CardTitle } from '../../kit/layout/card';
import { Stack } from '../../kit/layout/stack';
import { theme } from '../../kit/theme/theme';
import { serverNow } from '../../kit/time/server-now';
import { useAutoRetry } from '../../kit/time/use-auto-retry';
import { texts } from './texts';

const { promo: promoTexts } = texts;

const Text = styled.p`
  margin: 8px 0 12px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  font-size: 14px;
  color: ${theme.color.text2};
`;

type Promo = CallResponse<'GET /v1/promo-codes/my'>[number];

const factsOf = ({ percent, amount, expiresAt, usesLeft }: Promo): readonly string[] => [
  percent === null ? promoTexts.amount(formatMoney(amount ?? 0)) : promoTexts.percent(percent),
  ...(expiresAt === null ? [] : [promoTexts.until(formatDay(Date.parse(expiresAt), serverNow()))]),
  ...(usesLeft === null ? [] : [promoTexts.left(usesLeft)]),
];

/** Personal promo codes of this person; renders nothing without any. */
export const PromoCodes = () => {
  const ownPromoCodes = useOwnPromoCodesQuery();
  useAutoRetry(ownPromoCodes);
  const { data } = ownPromoCodes;
  const copy = useCopy();
  if (data === undefined || data.length === 0) return null;
  return (
    <Card as="section">
      <CardTitle>{promoTexts.title}</CardTitle>
      <Text>{promoTexts.text}</Text>
      <Stack $gap={10} as="ul">
        {data.map((promo) => (
          <Line key={promo.code}>
            <Button
              size="sm"
              aria-label={promoTexts.copy(promo.code)}
              onClick={() => copy(promo.code, promoTexts.copied)}
            >
              <Copy aria-hidden />
              {promo.code}
            </Button>
            <Facts facts={factsOf(promo)} />
          </Line>
        ))}
      </Stack>
    </Card>
  );
};
