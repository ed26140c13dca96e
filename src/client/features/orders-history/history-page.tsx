import { Page } from '../../ui/layout/page';
import { PageTitle } from '../../ui/routing/page-title';
import { texts } from './texts';

/** `/{gameId}/orders-history` */
export const HistoryPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
  </Page>
);
