import styled from 'styled-components';
import type { Me } from '#contract/schemas/me.ts';
import { NextBookings } from '#client/features/booking/next-bookings.tsx';
import { StandingCard } from '#client/features/mate-standing/standing-card.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { useIsPhone } from '#client/kit/layout/use-is-below.ts';
import { below, from } from '#client/kit/theme/theme.ts';
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
