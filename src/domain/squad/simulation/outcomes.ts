import { type Kopecks, sumOf } from '../../money/kopecks';
import { squadTimers } from '../facts/squad-timers';
import { tryStep } from '../apply-squad-event';
import type { SquadEvent } from '../rules/all-rules';
import { heldOf, payersOf } from '../selectors/payments';
import { disputeAwaits, earlyFinishAwaits } from '../selectors/sides';
import type { PublicSquad, PublicSquadState } from '../facts/squad-context';
import type { StepEffect } from '../facts/squad-effect';
import type { UserId } from '../facts/squad-people';

interface Simulated {
  readonly state: PublicSquadState;
  readonly effects: readonly StepEffect[];
}

/**
 * Simulates steps one after another with the machine, each from the state after the previous one; a refused step is
 * skipped.
 */
const simulate = (
  start: PublicSquadState,
  ...steps: readonly ((state: PublicSquadState) => readonly SquadEvent[])[]
): Simulated =>
  steps.reduce<Simulated>(
    (before, step) =>
      step(before.state).reduce<Simulated>((played, event): Simulated => {
        const made = tryStep(played.state, event);
        return 'refused' in made ? played : { state: made.snapshot, effects: [...played.effects, ...made.effects] };
      }, before),
    { state: start, effects: [] },
  );

/** What this payer has paid and not got back, of payments that are still held. Kopecks. */
export const paidInside = ({ payments }: PublicSquad, payerId: UserId): Kopecks =>
  sumOf(payments, (payment) =>
    payment.payerId === payerId && heldOf(payment) > 0 ? payment.amount - payment.refunded : 0,
  );

/** What these effects refund to this payer, in kopecks. */
export const returnedBy = (effects: readonly StepEffect[], payerId: UserId): Kopecks =>
  sumOf(effects, (effect) =>
    effect.type === 'refundPayment' && effect.params.payerId === payerId ? effect.params.amount : 0,
  );

/** What a simulated course of events means for one person, in kopecks. */
export interface MoneyOutcome {
  /** Paid by this person and still held … */
  readonly paid: Kopecks;
  /** … so much of it would be refunded. */
  readonly returned: Kopecks;
  /** What this person would be paid as a mate. */
  readonly income: Kopecks;
}

/** What a simulation means for one person: taken from the machine's own effects, so it is what will happen. */
const moneyOutcome = ({ context }: PublicSquadState, { effects }: Simulated, person: UserId): MoneyOutcome => ({
  paid: paidInside(context, person),
  returned: returnedBy(effects, person),
  income: sumOf(effects, (effect) =>
    effect.type === 'payMate' && effect.params.mateId === person ? effect.params.amount : 0,
  ),
});

const settled = ({ context }: PublicSquadState): readonly SquadEvent[] => {
  const finishedAt = context.finishedAt;
  return finishedAt === null
    ? []
    : [{ type: 'squad.settlementDue', by: 'system', subject: '', at: finishedAt + squadTimers.settlement }];
};

/** The timer event that ends the game. Epoch ms. */
const elapsedAt = ({ statusEndsAt }: PublicSquad, at: number): SquadEvent => ({
  type: 'squad.durationElapsed',
  by: 'system',
  subject: '',
  at: statusEndsAt ?? at,
});

/**
 * What a granted dispute would mean for one person, in kopecks. `opened`: a dispute opened at this moment with a wanted
 * percent; null: the open one. Epoch ms.
 */
export const disputeOutcome = (
  state: PublicSquadState,
  opened: { readonly by: UserId; readonly wantedPercent: number } | null,
  person: UserId,
  at: number,
): MoneyOutcome =>
  moneyOutcome(
    state,
    simulate(
      state,
      () => (opened === null ? [] : [{ type: 'squad.openDispute', at, ...opened }]),
      ({ context }) => disputeAwaits(context).map((by) => ({ type: 'squad.answerDispute', by, at, granted: true })),
      // A running game is played to its end; only then are mates paid from what is left.
      ({ context }) => [elapsedAt(context, at)],
      settled,
    ),
    person,
  );

/**
 * For each payer, in kopecks: what a moderator's decision would refund of their held money. The machine itself makes
 * the step. Epoch ms.
 */
export const decisionRefunds = (state: PublicSquadState, admin: UserId, refundPercent: number, at: number) => {
  const played = simulate(state, () => [{ type: 'squad.decideDispute', by: { admin }, at, refundPercent }]);
  return payersOf(state.context).map((payerId) => {
    const { paid, returned } = moneyOutcome(state, played, payerId);
    return { payerId, paid, returned };
  });
};

interface EarlyFinishOutcomes {
  /** Everybody of the other side agrees. */
  readonly agreed: MoneyOutcome;
  /** The game is played to its end. */
  readonly playedOn: MoneyOutcome;
}

/**
 * Both outcomes of a running game for one person, in kopecks: finished early now, or played to its end. `requestedBy`
 * requests the early finish at this moment (epoch ms); null: the open request. The sums are those that the machine
 * itself would move.
 */
export const earlyFinishOutcomes = (
  state: PublicSquadState,
  requestedBy: UserId | null,
  person: UserId,
  at: number,
): EarlyFinishOutcomes => {
  const requestEvents: readonly SquadEvent[] =
    requestedBy === null ? [] : [{ type: 'squad.requestEarlyFinish', by: requestedBy, at }];
  const agreed = simulate(
    state,
    () => requestEvents,
    ({ context }) =>
      earlyFinishAwaits(context).map((by) => ({ type: 'squad.answerEarlyFinish', by, at, confirmed: true })),
    settled,
  );
  return {
    agreed: moneyOutcome(state, agreed, person),
    playedOn: moneyOutcome(
      state,
      simulate(state, ({ context }) => [elapsedAt(context, at)], settled),
      person,
    ),
  };
};
