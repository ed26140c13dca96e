import { skipToken } from '@reduxjs/toolkit/query';
import { Ghost } from 'lucide-react';
import { useSquadFarewellQuery } from '../../api/squads-api';
import { useMe } from '../../api/use-me';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { Row } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameLink } from '../../ui/routing/use-game-link';
import { farewellWords } from './farewell-words';
import { SquadSkeleton } from './squad-skeleton';
import { texts } from './texts';

interface SquadMissingProps {
  readonly id?: number;
  /** He answered it a moment ago, and was not chosen. */
  readonly wasOffered?: boolean;
}

/** No such squad, or none for this person any more: then why. */
export const SquadMissing = ({ id, wasOffered = false }: SquadMissingProps) => {
  const link = useGameLink();
  const me = useMe();
  const { data: farewell, isLoading } = useSquadFarewellQuery(id === undefined ? skipToken : { params: { id } }, { refetchOnMountOrArgChange: true });
  if (isLoading) return <SquadSkeleton />;
  const unknown = wasOffered ? { title: texts.offerOverTitle, text: texts.offerOverText } : { title: texts.missingTitle, text: texts.missingText };
  const { title, text } = farewell ? farewellWords(farewell) : unknown;
  const isMate = me !== null && me.mateAccess !== null;
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon={<Ghost />}
        text={text}
        action={
          <Row>
            {isMate ? (
              <ButtonLink to={link('/{gameId}/orders')} variant="primary">
                {texts.invitations}
              </ButtonLink>
            ) : (
              <ButtonLink to={link('/{gameId}/squads')} variant="primary">
                {texts.join}
              </ButtonLink>
            )}
            <ButtonLink to={link('/{gameId}/orders-history')}>{texts.history}</ButtonLink>
          </Row>
        }
      />
    </Page>
  );
};
