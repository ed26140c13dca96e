import styled from 'styled-components';
import { Stack } from '../../../../kit/layout/stack';
import { useMay } from '../../kit/use-may';
import { FunnelPart } from './funnel-part';
import { LivePart } from './live-part';
import { MoneyPart } from './money-part';
import { OrdersPart } from './orders-part';
import { QueuesPart } from './queues-part';
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
  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Сегодня: the first screen; each part for those who may see it whole elsewhere. */
export const TodaySection = () => {
  const may = useMay();
  return (
    <Page $gap={16}>
      <TodayHead />
      <Pair>
        <QueuesPart />
        {may('VIEW_TRANSACTIONS_LIST') && <MoneyPart />}
      </Pair>
      <Pair>
        {may('MANAGE_SQUADS') && <OrdersPart />}
        {may('VIEW_USERS_LIST') && <FunnelPart />}
      </Pair>
      {may('MANAGE_SQUADS') && <LivePart />}
    </Page>
  );
};
