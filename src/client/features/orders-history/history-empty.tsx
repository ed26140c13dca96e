import { Inbox } from 'lucide-react';
import type { HistoryQuery } from '../../api/squads-api';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useGameLink } from '../../ui/routing/use-game-link';
import { texts } from './texts';

interface HistoryEmptyProps {
  readonly query: HistoryQuery;
  readonly isMate: boolean;
  readonly onShowAll: () => void;
}

export const HistoryEmpty = ({ query: { section, gameId, kind }, isMate, onShowAll }: HistoryEmptyProps) => {
  const link = useGameLink();
  const isFiltered = gameId !== undefined || kind !== undefined;
  if (section !== 'all' || isFiltered) {
    return (
      <EmptyState
        icon={<Inbox />}
        text={isFiltered || section === 'all' ? texts.emptyFilter : texts.emptySections[section]}
        action={
          <Button size="sm" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      />
    );
  }
  return isMate ? (
    <EmptyState icon={<Inbox />} text={texts.emptyMate} action={<ButtonLink to={link('/{gameId}/orders')}>{texts.invitations}</ButtonLink>} />
  ) : (
    <EmptyState
      icon={<Inbox />}
      text={texts.emptyClient}
      action={
        <ButtonLink to={link('/{gameId}/squads/create')} variant="primary">
          {texts.create}
        </ButtonLink>
      }
    />
  );
};
