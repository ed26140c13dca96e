import type { Kopecks } from '../../money/kopecks';
import { minutes } from '../../time/durations';
import { tryStep } from '../apply-squad-event';
import type { SquadPersonEvent } from '../rules/all-rules';
import { matesOf, memberOf } from '../selectors/members';
import { paidInside, returnedBy } from './outcomes';
import { unpaidShares } from '../selectors/payments';
import { priceSquad } from '../selectors/price';
import { freshPayment } from '../facts/squad-bill';
import type { PublicSquad, PublicSquadState } from '../facts/squad-context';
import type { SquadActor, UserId } from '../facts/squad-people';

/** The stages of a squad in which a cancellation has different terms. */
export type CancellationStage = 'BEFORE_START' | 'LOBBY' | 'LOBBY_MATE_CONFIRMED' | 'IN_A_GAME';

export interface CancellationTerms {
  readonly stage: CancellationStage;
  readonly action: 'leave' | 'disband';
  /** For each payer, in kopecks: `paid` is what is held of their money at that stage, `returned` what they get back. */
  readonly refunds: readonly { readonly payerId: UserId; readonly paid: Kopecks; readonly returned: Kopecks }[];
}

interface Stage {
  readonly stage: CancellationStage;
  readonly state: PublicSquadState;
}

/** The squad as it would be if everybody had paid the current price. */
const paidInFull = (context: PublicSquad, at: number): PublicSquad => {
  const quote = context.quote ?? priceSquad(context);
  const open = unpaidShares({ ...context, quote });
  return { ...context, quote, payments: [...context.payments, ...open.map((share) => freshPayment(share, at))] };
};

const confirmedBy = (context: PublicSquad, ids: readonly UserId[], at: number): PublicSquad => ({
  ...context,
  members: context.members.map((member) => ({ ...member, confirmedAt: ids.includes(member.id) ? at : null })),
});

const laterStages = (context: PublicSquad, at: number): readonly Stage[] => {
  const paid = confirmedBy(paidInFull(context, at), [], at);
  const lobby = { ...paid, statusEndsAt: at + minutes(1) };
  const mates = matesOf(context).map((mate) => mate.id);
  return [
    { stage: 'LOBBY', state: { value: 'STARTED', context: lobby } },
    { stage: 'LOBBY_MATE_CONFIRMED', state: { value: 'STARTED', context: confirmedBy(lobby, mates, at) } },
    {
      stage: 'IN_A_GAME',
      state: { value: 'IN_A_GAME', context: { ...paid, statusEndsAt: at + minutes(context.durationMinutes) } },
    },
  ];
};

const stagesOf = ({ value, context }: PublicSquadState, at: number): readonly Stage[] => {
  const later = laterStages(context, at);
  switch (value) {
    case 'PENDING':
    case 'READY':
      return [
        { stage: 'BEFORE_START', state: { value: 'READY', context: confirmedBy(paidInFull(context, at), [], at) } },
        ...later,
      ];
    case 'STARTED': {
      const isMateThere = matesOf(context).some((mate) => mate.confirmedAt !== null);
      const now: Stage = { stage: isMateThere ? 'LOBBY_MATE_CONFIRMED' : 'LOBBY', state: { value, context } };
      return [now, ...later.slice(isMateThere ? 2 : 1)];
    }
    case 'IN_A_GAME':
      return [{ stage: 'IN_A_GAME', state: { value, context } }];
    default:
      return [];
  }
};

const termsOf = ({ stage, state }: Stage, event: SquadPersonEvent): readonly CancellationTerms[] => {
  const made = tryStep(state, event);
  if ('refused' in made) return [];
  const { payments } = state.context;
  const refunds = [...new Set(payments.map((payment) => payment.payerId))].map((payerId) => ({
    payerId,
    paid: paidInside(state.context, payerId),
    returned: returnedBy(made.effects, payerId),
  }));
  return [{ stage, action: event.type === 'squad.disband' ? 'disband' : 'leave', refunds }];
};

/**
 * What leaving (for the owner: disbanding) would refund, at the present stage and at each later one. The machine itself
 * makes the step on the squad as it would be then, so the sums are those that will really be refunded. A stage that is
 * missing cannot be cancelled. Epoch ms.
 */
export const cancellationTerms = (
  state: PublicSquadState,
  actor: SquadActor,
  at: number,
): readonly CancellationTerms[] => {
  if (!memberOf(state.context, actor)) return [];
  const event: SquadPersonEvent =
    actor === state.context.ownerId
      ? { type: 'squad.disband', by: actor, at, refundPercent: null }
      : { type: 'squad.leave', by: actor, at };
  return stagesOf(state, at).flatMap((stage) => termsOf(stage, event));
};
