import styled, { css } from 'styled-components';
import { Stack } from '#client/kit/layout/stack.tsx';
import { useMay } from '../../kit/use-may';
import { ChoiceCard } from './choice-card';
import { FunnelCard } from './funnel-card';
import { LiveCard } from './live-card';
import { MoneyCard } from './money-card';
import { OrdersCard } from './orders-card';
import { QueuesCard } from './queues-card';
import { TodayHead } from './today-head';

const Page = styled(Stack)`
  padding: 24px;
  @media (max-width: 767.98px) {
    padding: 16px 12px 32px;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.75fr) minmax(0, 1fr);
  gap: 16px;
  &:has(> :only-child) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1023.98px), print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Laid out when it is scrolled near: what is below the first screen need not hold it up. */
const belowStyles = css<{ $height: number }>`
  @media screen {
    content-visibility: var(--outside, auto);
    contain-intrinsic-size: auto ${({ $height }) => $height}px;
  }
`;

const Below = styled.div<{ $height: number }>`
  ${belowStyles}
`;

const BelowPair = styled(Pair)<{ $height: number }>`
  ${belowStyles}
`;

/** «Сегодня»: the first screen; each card for those who may open its section. */
export const TodaySection = () => {
  const may = useMay();
  return (
    <Page $gap={16}>
      <TodayHead />
      <Pair>
        <QueuesCard />
        {may('VIEW_TRANSACTIONS_LIST') && <MoneyCard />}
      </Pair>
      <BelowPair $height={480}>
        {may('MANAGE_SQUADS') && <OrdersCard />}
        {may('VIEW_USERS_LIST') && <FunnelCard />}
      </BelowPair>
      {may('MANAGE_SQUADS') && (
        <>
          <Below $height={480}>
            <ChoiceCard />
          </Below>
          <Below $height={480}>
            <LiveCard />
          </Below>
        </>
      )}
    </Page>
  );
};
