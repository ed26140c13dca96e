import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { squadFromWire } from '#contract/squads/squad-codec.ts';
import type { SquadEventOf } from '#domain/squad/rules/all-rules.ts';
import { idealMate, inviteMateRules } from '#domain/squad/rules/invite-mate.ts';
import { takenSlots } from '#domain/squad/selectors/invitations.ts';
import type { PublicSquadState } from '#domain/squad/facts/squad-context.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { formatDuration, squadNumber } from '#domain/text/format.ts';
import { useInviteMateMutation } from '#client/entities/squad/squad-members-api.ts';
import { useSquadQuery } from '#client/entities/squad/squads-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Loaded } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { MateLine } from '#client/entities/mate/mate-line.tsx';
import { refusalText } from '#client/entities/squad/card-facts.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { texts } from './texts';
import { useGameCategoriesQuery, useGamesQuery } from '#client/entities/game/reference-api.ts';
import { matePolling } from '#client/entities/mate/mate-polling.ts';
import { useMateInGameQuery } from '#client/entities/mate/mates-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import type { ModalProps } from '#client/entities/modals/modals.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { useGameId } from '#client/entities/game/chosen-game.ts';
import { MateOrderForm } from './mate-order-form';
import { squadPath } from '#contract/routes/game-pages.ts';

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
  const query = useSquadQuery({ params: { id: squadId } });
  const [invite] = useInviteMateMutation();
  const { run, refusal } = useAttempt();
  const toast = useToast();
  const navigate = useNavigate();
  const me = useMe();
  const view = query.currentData;
  if (view === undefined)
    return (
      <Loaded query={query} skeleton={<Skeleton $height={160} $radius="12px" />}>
        {() => null}
      </Loaded>
    );

  const page = squadPath({ gameId: view?.gameId ?? gameId, squadId });
  const state = view && squadFromWire(view.squad);
  const mayCall =
    state !== null &&
    me !== null &&
    state.context.gameId === gameId &&
    takesMates(state, me.id) &&
    state.context.payments.length === 0;
  const call = async () => {
    await run(async () => {
      await invite({ body: { squadId, mateId: mate.id } }).unwrap();
      onClose();
      await navigate(page);
      toast.success(texts.called);
    });
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
      {refusal !== undefined && <FormError>{refusal}</FormError>}
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
  const waiting = (
    <div aria-busy>
      <Skeleton $height={280} $radius="12px" />
    </div>
  );
  return (
    <Dialog title={texts.title} onClose={onClose} width={580}>
      <Loaded query={mate} skeleton={waiting} missing={<EmptyState text={texts.mateGone} />}>
        {(called) =>
          own ? (
            <CallIntoSquad mate={called} gameId={gameId} squadId={own.squadId} onClose={onClose} />
          ) : (
            <Loaded query={categories} skeleton={waiting}>
              {(offered) =>
                game && (
                  <MateOrderForm
                    mate={called}
                    categories={offered}
                    game={game}
                    firstCategory={categoryId}
                    onClose={onClose}
                  />
                )
              }
            </Loaded>
          )
        }
      </Loaded>
    </Dialog>
  );
};
