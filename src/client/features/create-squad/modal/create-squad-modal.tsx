import { useState } from 'react';
import { useGameCategoriesQuery, useGamesQuery } from '../../../api/reference-api';
import { useMateInGameQuery } from '../../../api/mates-api';
import { useMe } from '../../../api/use-me';
import { failureOf } from '../../../api/api-failure';
import type { ModalProps } from '../../../ui/modals/modal-props';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Dialog } from '../../../ui/overlay/dialog';
import { useGameId } from '../../../ui/routing/use-game-id';
import { texts } from '../texts';
import { CallIntoSquad } from './call-into-squad';
import { MateOrderForm } from './mate-order-form';

type CreateSquadModalProps = ModalProps['create-squad'] & { readonly onClose: () => void };

/** «Позвать» on any mate: a squad with him without leaving the page, or a place in the squad that there is. */
export const CreateSquadModal = ({ mateId, gameId: asked, categoryId, onClose }: CreateSquadModalProps) => {
  const current = useGameId();
  const me = useMe();
  // As it opened: the squad that this very form makes does not take its place.
  const [own] = useState(me?.squadMember);
  const gameId = asked ?? current;
  const { data: games = [] } = useGamesQuery();
  const mate = useMateInGameQuery({ params: { gameId, mateId } });
  const categories = useGameCategoriesQuery({ params: { gameId } });
  const game = games.find(({ id }) => id === gameId);
  const problem = mate.error ?? categories.error;
  return (
    <Dialog title={texts.modalTitle} onClose={onClose} width={580}>
      {mate.data && own && <CallIntoSquad mate={mate.data} gameId={gameId} squadId={own.squadId} onClose={onClose} />}
      {mate.data && !own && categories.data && game && <MateOrderForm mate={mate.data} categories={categories.data} game={game} firstCategory={categoryId} onClose={onClose} />}
      {mate.data === null && <EmptyState text={texts.mateGone} />}
      {problem !== undefined && <ErrorState text={failureOf(problem).message} onRetry={() => void Promise.all([mate.refetch(), categories.refetch()])} />}
      {problem === undefined && mate.data !== null && (mate.data === undefined || categories.data === undefined) && (
        <div aria-busy>
          <Skeleton $height={280} $radius="12px" />
        </div>
      )}
    </Dialog>
  );
};
