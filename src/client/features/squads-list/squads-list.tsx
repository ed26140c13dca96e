import { UsersRound } from 'lucide-react';
import { useCallback } from 'react';
import type { Me } from '../../../contract/schemas/me';
import type { VisibleSquad } from '../../../contract/squads/squad-lists';
import { useLanguagesQuery } from '../../api/reference-api';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Card } from '../../ui/layout/card';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { SquadCard } from './squad-card';
import { Grid } from './squad-look';
import { texts } from './texts';
import { useAskedSquad } from './use-asked-squad';

interface SquadsListProps {
  readonly squads: readonly VisibleSquad[];
  readonly gameId: string;
  readonly me: Me | null;
  /** Null while nothing is filtered out. */
  readonly onShowAll: (() => void) | null;
}

export const SquadsList = ({ squads, gameId, me, onShowAll }: SquadsListProps) => {
  const { asked } = useAskedSquad();
  const { data: languages } = useLanguagesQuery();
  const languageName = useCallback((code: string) => languages?.find((language) => language.code === code)?.name ?? code, [languages]);
  if (squads.length > 0) {
    return (
      <>
        <VisuallyHidden role="status">{texts.found(squads.length)}</VisuallyHidden>
        <Grid>
          {squads.map((squad) => (
            <li key={squad.id}>
              <SquadCard squad={squad} me={me} asked={squad.id === asked} languageName={languageName} />
            </li>
          ))}
        </Grid>
      </>
    );
  }
  if (onShowAll !== null) {
    return (
      <Card>
        <EmptyState icon={<UsersRound />} text={texts.emptyFiltered} action={<Button onClick={onShowAll}>{texts.showAll}</Button>} />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<UsersRound />}
        text={texts.empty}
        action={
          me?.hasSquad ? undefined : (
            <ButtonLink to={`/${gameId}/squads/create`} variant="primary">
              {texts.create}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
};
