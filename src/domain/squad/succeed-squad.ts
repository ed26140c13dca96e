import { mulDiv } from '../money/mul-div';
import { splitByWeights } from '../money/split-by-weights';
import { sumOf } from '../money/sum-of';
import { squadTimers } from '../settings/squad-timers';
import type { SquadApplied, SquadRefused } from './apply-squad-event';
import { deadlineChanges } from './deadline-changes';
import { record } from './machine/record';
import { tell } from './machine/tell';
import { freePartOf } from './money/mate-parts';
import { refundPayment } from './money/refund';
import { blankSquad } from './new-squad';
import { matesOf } from './queries/members';
import { heldOf, heldTotal } from './queries/payments';
import { playedMinutes } from './queries/played-time';
import { missingInLobby } from './queries/readiness';
import { restoreSquad } from './restore-squad';
import type { UserId } from './squad-actor';
import type { SquadContext } from './squad-context';
import type { SquadEffect } from './squad-effect';
import type { SquadPayment } from './squad-payment';
import type { SquadState } from './squad-state';
import { addEarned } from './steps/add-earned';
import { whyNot } from './why-not';

const carriedPayment = (payment: SquadPayment): SquadPayment => {
  const held = heldOf(payment);
  const amount = refundPayment(payment, held).refunded - payment.refunded;
  return { ...payment, amount, subsidy: held - amount, refunded: 0, subsidyReturned: 0, spent: 0, moved: 0, acceptedAt: null };
};

/** What each mate has played for good when a running game is recreated. */
const playedParts = (context: SquadContext, played: number): SquadContext['earned'] =>
  matesOf(context).reduce(
    (earned, mate) => addEarned(earned, mate.id, mate.mate, mulDiv(freePartOf(context, mate.id), played, context.durationMinutes)),
    context.earned,
  );

const carriedQuote = (context: SquadContext, payments: readonly SquadPayment[], total: number): SquadContext['quote'] => {
  const mates = context.quote?.mates ?? [];
  const parts = splitByWeights(total, mates.map((mate) => mate.amount));
  return {
    mates: mates.map(({ mateId }, index) => ({ mateId, amount: parts[index] ?? 0 })),
    shares: payments.map(({ memberId, payerId, amount, subsidy }) => ({ memberId, payerId, amount, subsidy })),
    total,
  };
};

const successorOf = (value: SquadState['value'], old: SquadContext, at: number): SquadContext => {
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
    pausedMs: old.recreation ? old.pausedMs + Math.min(at, old.recreation.expiresAt) - old.recreation.flaggedAt : old.pausedMs,
    dispute: old.dispute,
  };
};

const firstEffects = (context: SquadContext, by: UserId): readonly SquadEffect[] => [
  ...context.members.map(({ id, type, mate }): SquadEffect => ({ type: 'admitMember', params: { memberId: id, memberType: type, mate } })),
  record('CREATED', by, null, { recreated: true }),
  record('STARTED', 'system'),
  tell('LOBBY_DUE', 'system', missingInLobby(context)),
];

/**
 * The squad that replaces one marked «need to recreate»: it starts in STARTED with the same people, what is held
 * and the remaining minutes. The server inserts it, then sends `squad.recreated` with its id to the old one.
 */
export const succeedSquad = (old: SquadState, by: UserId, at: number): SquadRefused | SquadApplied => {
  const refused = whyNot(old, { type: 'squad.recreated', by, at, newSquadId: 0 });
  if (refused) return { refused };
  const snapshot = restoreSquad('STARTED', successorOf(old.value, old.context, at));
  return { snapshot, effects: [...firstEffects(snapshot.context, by), ...deadlineChanges([], snapshot)] };
};
