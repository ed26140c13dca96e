import styled from 'styled-components';
import type { Me } from '../../../../contract/schemas/me';
import { NextBookings } from '../../../features/booking/next-bookings';
import { StandingCard } from '../../../features/mate-standing/standing-card';
import { Stack } from '../../../kit/layout/stack';
import { useIsPhone } from '../../../kit/layout/use-is-below';
import { below, from } from '../../../kit/theme/theme';
import { MateDay } from '../mate-day';
import { GoalsSection } from './goals-section';
import { OrdersSection } from './orders-section';
import { ProgressSection } from './progress-section';
import { ReadinessSection } from './readiness-section';

interface MateBoardProps {
  readonly me: Me;
  readonly access: NonNullable<Me['mateAccess']>;
}

const Parts = styled(Stack)`
  margin-bottom: 32px;
  ${below('md')} {
    margin-top: 20px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/**
 * A mate's dashboard: what prevents orders, the orders, the income. Each section loads and fails on its own. On a phone
 * it is the whole page and begins with the toggle and today's figures; elsewhere those are next to the hero.
 */
export const MateBoard = ({ me, access }: MateBoardProps) => {
  const { gameId, active } = access;
  const isPage = useIsPhone();
  return (
    <Parts $gap={20}>
      {isPage && <MateDay me={me} access={access} isPage />}
      <ReadinessSection gameId={gameId} active={active} />
      <NextBookings />
      <OrdersSection me={me} gameId={gameId} active={active} />
      <Columns>
        <ProgressSection />
        <Stack $gap={20}>
          <StandingCard />
          <GoalsSection mateId={me.id} gameId={gameId} />
        </Stack>
      </Columns>
    </Parts>
  );
};
