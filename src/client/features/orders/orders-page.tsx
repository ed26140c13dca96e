import { Page } from '../../ui/layout/page';
import { PageTitle } from '../../ui/routing/page-title';
import { texts } from './texts';

/** `/{gameId}/orders` */
export const OrdersPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
  </Page>
);
