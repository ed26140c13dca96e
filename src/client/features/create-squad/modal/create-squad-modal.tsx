import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import { squadFromWire } from '../../../../contract/squads/squad-codec';
import type { SquadEventOf } from '../../../../domain/squad/rules/all-rules';
import { idealMate, inviteMateRules } from '../../../../domain/squad/rules/invite-mate';
import { takenSlots } from '../../../../domain/squad/selectors/invitations';
import type { PublicSquadState } from '../../../../domain/squad/facts/squad-context';
import { serverNow } from '../../../kit/time/server-now';
import { formatDuration, squadNumber } from '../../../../domain/text/format';
import { failureOf } from '../../../api/api-error';
import { useInviteMateMutation } from '../../../entities/squad/company-steps-api';
import { useSquadQuery } from '../../../entities/squad/squads-api';
import { Button } from '../../../kit/controls/button';
import { ButtonLink } from '../../../kit/controls/button-link';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { FormError } from '../../../kit/form/form';
import { DialogActions } from '../../../kit/overlay/dialog-styles';
import { MateLine } from '../../../entities/mate/mate-line';
import { refusalText } from '../../../entities/squad/card-facts';
import { useToast } from '../../../kit/toast/use-toast';
import { FinePrint } from '../../../kit/layout/prose';
import { texts } from './texts';
import { useGameCategoriesQuery, useGamesQuery } from '../../../entities/game/reference-api';
import { matePolling } from '../../../entities/mate/mate-polling';
import { useMateInGameQuery } from '../../../entities/mate/mates-api';
import { useMe } from '../../../entities/person/users-api';
import type { ModalProps } from '../../../entities/modals/modals';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { Dialog } from '../../../kit/overlay/dialog';
import { useGameId } from '../../../entities/game/chosen-game';
import { MateOrderForm } from './mate-order-form';

interface CallIntoSquadProps {
  readonly mate: MateCard;
  readonly gameId: string;
  readonly squadId: number;
  readonly onClose: () => void;
}

/**
 * Whether the squad would accept a call by this person to a mate without other obstacles: evaluates this one rule
 * instead of loading the whole machine.
 */
const takesMates = ({ value, context }: PublicSquadState, by: string): boolean => {
  const mate = idealMate(context, true, false);
  const event: SquadEventOf<'squad.inviteMate'> = { type: 'squad.inviteMate', by, at: serverNow(), mateId: '', mate };
  return inviteMateRules.refusal(value, context, event) === null;
};

/**
 * A person who has a squad already calls the mate into it while it gathers and nobody has paid; otherwise they get a
 * link to it.
 */
export const CallIntoSquad = ({ mate, gameId, squadId, onClose }: CallIntoSquadProps) => {
  const { data: view, error, refetch } = useSquadQuery({ params: { id: squadId } });
  const [invite] = useInviteMateMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const toast = useToast();
  const navigate = useNavigate();
  const me = useMe();
  if (view === undefined)
    return error === undefined ? (
      <Skeleton $height={160} $radius="12px" />
    ) : (
      <ErrorState text={failureOf(error).message} onRetry={refetch} />
    );

  const page = `/${view?.gameId ?? gameId}/squads/${squadId}`;
  const state = view && squadFromWire(view.squad);
  const mayCall =
    state !== null &&
    me !== null &&
    state.context.gameId === gameId &&
    takesMates(state, me.id) &&
    state.context.payments.length === 0;
  const call = async () => {
    try {
      await invite({ body: { squadId, mateId: mate.id } }).unwrap();
      onClose();
      await navigate(page);
      toast.success(texts.called);
    } catch (failure) {
      setRefusal(failureOf(failure).message);
    }
  };
  return (
    <>
      <MateLine mate={mate} />
      <p>
        {mayCall
          ? texts.yourSquad(
              squadNumber(squadId),
              view?.names.category ?? '',
              formatDuration(state.context.durationMinutes),
              takenSlots(state.context),
              state.context.slots,
            )
          : texts.squadFirst}
      </p>
      {refusal !== null && <FormError>{refusal}</FormError>}
      {mayCall && <FinePrint>{texts.callNote}</FinePrint>}
      <DialogActions>
        <ButtonLink to={page} variant={mayCall ? 'ghost' : 'primary'} onClick={onClose}>
          {texts.openOwnSquad}
        </ButtonLink>
        {mayCall && (
          <Button
            variant="primary"
            whyNot={
              mate.categories.includes(state.context.categoryKind) ? null : refusalText('SQUADS_MATE_CATEGORY_DISABLED')
            }
            onClick={call}
          >
            {texts.callInto}
          </Button>
        )}
      </DialogActions>
    </>
  );
};

type CreateSquadModalProps = ModalProps['create-squad'] & { readonly onClose: () => void };

/** «Позвать» on any mate: a squad with them without leaving the page, or a call into the person's current squad. */
export const CreateSquadModal = ({ mateId, gameId: requestedGameId, categoryId, onClose }: CreateSquadModalProps) => {
  const current = useGameId();
  const me = useMe();
  // As it was when the dialog opened: the squad created by this form must not replace the form.
  const [own] = useState(me?.squadMember);
  const gameId = requestedGameId ?? current;
  const { data: games = [] } = useGamesQuery();
  const mate = useMateInGameQuery({ params: { gameId, mateId } }, matePolling);
  const categories = useGameCategoriesQuery({ params: { gameId } });
  const game = games.find(({ id }) => id === gameId);
  const loadError = mate.error ?? categories.error;
  return (
    <Dialog title={texts.title} onClose={onClose} width={580}>
      {mate.data && own && <CallIntoSquad mate={mate.data} gameId={gameId} squadId={own.squadId} onClose={onClose} />}
      {mate.data && !own && categories.data && game && (
        <MateOrderForm
          mate={mate.data}
          categories={categories.data}
          game={game}
          firstCategory={categoryId}
          onClose={onClose}
        />
      )}
      {mate.data === null && <EmptyState text={texts.mateGone} />}
      {loadError !== undefined && (
        <ErrorState
          text={failureOf(loadError).message}
          onRetry={() => void Promise.all([mate.refetch(), categories.refetch()])}
        />
      )}
      {loadError === undefined && mate.data !== null && (mate.data === undefined || categories.data === undefined) && (
        <div aria-busy>
          <Skeleton $height={280} $radius="12px" />
        </div>
      )}
    </Dialog>
  );
};
