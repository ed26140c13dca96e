import { Ghost } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { Row } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameLink } from '../../ui/routing/use-game-link';
import { texts } from './texts';

/** No such squad, or none for this person any more. */
export const SquadMissing = () => {
  const link = useGameLink();
  return (
    <Page>
      <PageTitle>{texts.missingTitle}</PageTitle>
      <EmptyState
        icon={<Ghost />}
        text={texts.missingText}
        action={
          <Row>
            <ButtonLink to={link('/{gameId}/squads')} variant="primary">
              {texts.join}
            </ButtonLink>
            <ButtonLink to={link('/{gameId}/orders-history')}>{texts.history}</ButtonLink>
          </Row>
        }
      />
    </Page>
  );
};
