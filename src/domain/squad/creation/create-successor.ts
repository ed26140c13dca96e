import { mulDiv, sumOf } from '../../money/kopecks';
import { splitByWeights } from '../../money/split';
import { squadTimers } from '../facts/squad-timers';
import { withConsequences, type SquadApplied, type SquadRefused } from '../apply-squad-event';
import { squadRefusal } from '../squad-refusal';
import { matesOf } from '../selectors/members';
import { addEarned, unearnedPartOf } from '../steps/money/pools';
import { payerPartOf } from '../steps/money/refund';
import { blankSquad } from './new-squad';
import { pausedUntil } from '../steps/pause';
import { heldOf, heldTotal } from '../selectors/payments';
import { playedMinutes } from '../selectors/played-time';
import { missingInLobby } from '../selectors/readiness';
import { freshPayment, type SquadPayment } from '../facts/squad-bill';
import type { PublicSquad, SquadState } from '../facts/squad-context';
import type { StepEffect } from '../facts/squad-effect';
import type { UserId } from '../facts/squad-people';
import { record, notify } from '../steps/step-parts';

const carriedPayment = (payment: SquadPayment): SquadPayment => {
  const held = heldOf(payment);
  const amount = payerPartOf(payment, held);
  const { memberId, payerId, paidAt } = payment;
  return freshPayment({ memberId, payerId, amount, subsidy: held - amount }, paidAt);
};

/** What each mate has earned by the time played so far when a running game is recreated. */
const playedParts = (context: PublicSquad, played: number): PublicSquad['earned'] =>
  matesOf(context).reduce(
    (earned, mate) =>
      addEarned(earned, mate.id, mate.mate, mulDiv(unearnedPartOf(context, mate.id), played, context.durationMinutes)),
    context.earned,
  );

const carriedQuote = (context: PublicSquad, payments: readonly SquadPayment[], total: number): PublicSquad['quote'] => {
  const mates = context.quote?.mates ?? [];
  const parts = splitByWeights(
    total,
    mates.map((mate) => mate.amount),
  );
  return {
    mates: mates.map(({ mateId }, index) => ({ mateId, amount: parts[index] ?? 0 })),
    shares: payments.map(({ memberId, payerId, amount, subsidy }) => ({ memberId, payerId, amount, subsidy })),
    total,
  };
};

const successorOf = (value: SquadState['value'], old: PublicSquad, at: number): PublicSquad => {
  const played = value === 'IN_A_GAME' ? playedMinutes(old, at) : 0;
  const earned = playedParts(old, played);
  const payments = old.payments.filter((payment) => heldOf(payment) > 0).map(carriedPayment);
  const free = heldTotal(old) - sumOf(earned, (part) => part.gross);
  return {
    ...old,
    ...blankSquad,
    createdAt: at,
    touchedAt: at,
    durationMinutes: Math.max(old.durationMinutes - played, 1),
    members: old.members.map((member) => ({ ...member, confirmedAt: null })),
    promo: old.promo,
    payments,
    earned,
    quote: carriedQuote(old, payments, free),
    statusEndsAt: at + squadTimers.lobby,
    earlyFinishCount: old.earlyFinishCount,
    pausedMs: pausedUntil(old, at),
    dispute: old.dispute,
  };
};

const firstEffects = (context: PublicSquad, by: UserId): readonly StepEffect[] => [
  ...context.members.map(({ id, type, mate }): StepEffect => ({
    type: 'admitMember',
    params: { memberId: id, memberType: type, mate },
  })),
  record('CREATED', by, null, { recreated: true }),
  record('STARTED', 'system'),
  notify('LOBBY_DUE', 'system', missingInLobby(context)),
  // The dispute continues under the new number, where moderators must find it.
  ...(context.dispute?.status === 'IN_PROGRESS'
    ? [{ type: 'askModerators', params: { gameId: context.gameId } } as const]
    : []),
];

/**
 * Creates the squad that replaces one marked «need to recreate»: it starts in STARTED with the same people, the held
 * money and the remaining minutes (domain rules, section 1, need-to-recreate). The server inserts it, then applies
 * `squad.recreated` with its id to the old squad. Epoch ms.
 */
export const createSuccessor = (old: SquadState, by: UserId, at: number): SquadRefused | SquadApplied => {
  const refused = squadRefusal(old, { type: 'squad.recreated', by, at, newSquadId: 0 });
  if (refused) return { refused };
  const snapshot = { value: 'STARTED', context: successorOf(old.value, old.context, at) } as const;
  return withConsequences(null, { snapshot, effects: firstEffects(snapshot.context, by) });
};
