import styled from 'styled-components';
import { useAdminQueuesQuery } from '../../../../entities/admin/admin-desk-api';
import { Stack } from '../../../../kit/layout/stack';
import { PageTitle } from '../../../../kit/routing/page-title';
import { theme } from '../../../../kit/theme/theme';
import { useServerNow } from '../../../../kit/time/use-server-now';
import { useMay } from '../../kit/use-may';
import { Quiet } from '../../kit/quiet';
import { FunnelPart } from './funnel-part';
import { LivePart } from './live-part';
import { MoneyPart } from './money-part';
import { OrdersPart } from './orders-part';
import { QueuesPart } from './queues-part';
import { texts } from './texts';

const Page = styled(Stack)`
  padding: 24px;
  @media (max-width: 767.98px) {
    padding: 16px 12px 32px;
  }
  h1 {
    font-family: ${theme.font.title};
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

const minuteMs = 60_000;
const dayName = new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long' });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Сегодня: the first screen; each part for those who may see it whole elsewhere. */
export const TodaySection = () => {
  const may = useMay();
  const { data } = useAdminQueuesQuery();
  const now = useServerNow(minuteMs);
  const waiting = (data?.queues ?? []).reduce((sum, queue) => sum + queue.waiting, 0);
  return (
    <Page $gap={16}>
      <Stack $gap={4}>
        <PageTitle>{texts.title}</PageTitle>
        <Quiet>{texts.lead(capital(dayName.format(now)), waiting)}</Quiet>
      </Stack>
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
