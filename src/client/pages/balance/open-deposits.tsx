import styled from 'styled-components';
import { useOpenDepositsQuery } from '../../entities/money/deposits-api';
import { formatMoney } from '../../entities/money/money';
import { paymentNames } from '#domain/money/payment-texts.ts';
import { Badge } from '../../kit/display/badge';
import { Card, CardTitle } from '../../kit/layout/card';
import { Link } from '../../kit/routing/link';
import { theme } from '../../kit/theme/theme';
import { useAutoRetry } from '../../kit/time/use-auto-retry';
import { texts } from './texts';
import { moneyPath } from '#contract/routes/money-pages.ts';

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  border-radius: ${theme.radius.r12};
  color: inherit;
  &:hover {
    color: ${theme.color.accent};
  }
`;

/** Deposits that have not ended, for example after their tab was closed; renders nothing without any. */
export const OpenDeposits = () => {
  const openDeposits = useOpenDepositsQuery();
  useAutoRetry(openDeposits);
  const { data } = openDeposits;
  if (data === undefined || data.length === 0) return null;
  return (
    <Card as="section">
      <CardTitle>{texts.openDeposits}</CardTitle>
      {data.map(({ id, amount, method, status }) => (
        <Row key={id} to={moneyPath('deposits', id)}>
          <span>
            {paymentNames[method]}
            {amount === null ? '' : `, ${formatMoney(amount)}`}
          </span>
          <Badge $tone="warn">{texts.depositStatus[status === 'DELAYED' ? 'DELAYED' : 'CREATED']}</Badge>
        </Row>
      ))}
    </Card>
  );
};
