import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import { useMateStatsQuery, useNewOrdersCountQuery } from '../../api/mates-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { formatNumber } from '../../ui/data/format-money';
import { Money } from '../../ui/data/money';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Card, CardTitle } from '../../ui/layout/card';
import { theme } from '../../ui/theme/theme';
import { texts } from './mate-day-texts';

interface MateDayProps {
  readonly me: Me;
  readonly access: NonNullable<Me['mateAccess']>;
  readonly toggle: ReactNode;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 36px;
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin: 16px 0;
  div {
    padding: 14px;
    border-radius: ${theme.radius.r12};
    background: ${theme.color.surface2};
  }
  dt {
    color: ${theme.color.text2};
    font-size: 13px;
  }
  dd {
    min-height: 30px;
    margin: 4px 0 0;
    font-size: 20px;
    font-weight: 700;
  }
`;

/** A mate's home: whether he takes orders, what came today, what waits for him. */
export const MateDay = ({ me, access, toggle }: MateDayProps) => {
  const { data: stats, error, refetch } = useMateStatsQuery({ params: { gameId: access.gameId, userId: me.id } });
  const { data: orders } = useNewOrdersCountQuery();
  const waiting = <Skeleton $width="64px" $height={24} />;
  const figures = [
    { name: texts.orders, value: stats && formatNumber(stats.ordersToday) },
    { name: texts.invitations, value: orders && (orders.count > 0 ? texts.newInvitations(orders.count) : texts.none) },
    { name: texts.income, value: stats && <Money value={stats.incomeToday} /> },
    { name: texts.month, value: stats && <Money value={stats.incomeMonth} /> },
  ];
  return (
    <Card as="section" aria-labelledby="mate-day">
      <Head>
        <CardTitle id="mate-day">{texts.title}</CardTitle>
        {toggle}
      </Head>
      {error ? (
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      ) : (
        <Figures>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ?? waiting}</dd>
            </div>
          ))}
        </Figures>
      )}
      <ButtonLink to={`/${access.gameId}/orders`} wide>
        <Inbox aria-hidden />
        {texts.open}
      </ButtonLink>
    </Card>
  );
};
