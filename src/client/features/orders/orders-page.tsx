import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { useMe } from '../../api/use-me';
import { useReadSeen } from '../../api/use-read-seen';
import { Page } from '../../ui/layout/page';
import { PageTitle } from '../../ui/routing/page-title';
import { ClientOrders } from './client-orders';
import { MateOrders } from './mate-orders';
import { texts } from './texts';

interface OrdersPageProps {
  /** The mate's switch «Принимаю заказы». */
  readonly toggle: ReactNode;
  /** His strikes and missed invitations, from another feature. */
  readonly standing: ReactNode;
}

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** `/{gameId}/orders` */
export const OrdersPage = ({ toggle, standing }: OrdersPageProps) => {
  const me = useMe();
  useReadSeen(useLocation().pathname);
  return (
    <Column>
      <PageTitle>{texts.title}</PageTitle>
      {me?.mateAccess && standing}
      {me?.mateAccess ? <MateOrders me={me} toggle={toggle} /> : <ClientOrders />}
    </Column>
  );
};
