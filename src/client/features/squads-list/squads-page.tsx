import { Page } from '../../ui/layout/page';
import { PageTitle } from '../../ui/routing/page-title';
import { texts } from './texts';

/** `/{gameId}/squads` */
export const SquadsPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
  </Page>
);
