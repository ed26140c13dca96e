import type { SquadEventOf } from '../../squad/rules/all-rules';
import type { SquadActor } from '../../squad/facts/squad-people';
import type { Draft } from './draft';
import {
  disputeAwaited,
  earlyAwaited,
  heldIn,
  invited,
  laggards,
  mates,
  memberIn,
  missing,
  ownedByMate,
} from './facts';
import { payers, playedMinutes, side, waitingPayers } from './facts';
import { waits } from './terms';

/* What steps in the lobby, in the game and after it should do. */

const idOf = (by: SquadActor): string => (typeof by === 'object' ? by.admin : by);
const ids = (members: readonly { readonly id: string }[]): readonly string[] => members.map(({ id }) => id);

export const leave = (d: Draft, { by, at }: SquadEventOf<'squad.leave'>): void => {
  const { c } = d;
  const id = idOf(by);
  const mate = memberIn(c, by)?.mate ?? null;
  const asked = c.earlyFinish?.requestedBy === id;
  if (d.value === 'STARTED' && mate === null)
    d.cancelLate(d.poolOf(d.free()).map((one, index) => (c.payments[index]?.memberId === id ? one : 0)));
  if (d.value === 'STARTED' && mate !== null) d.refund(d.poolOf(d.partOf(id)));
  if (d.value === 'IN_A_GAME' && mate !== null) {
    const part = d.partOf(id);
    const minutes = playedMinutes(c, at);
    const earned = Math.floor((part * minutes) / c.durationMinutes);
    d.refund(d.poolOf(part - earned));
    if (earned > 0) c.earned = withEarned(d, id, mate, earned);
    d.say('countPlayed', { mateIds: [id], minutes });
  }
  d.dismiss(id, id, 'MEMBER_LEFT');
  if (mate !== null && d.value === 'STARTED') d.strike(id, 'LEFT_LOBBY');
  if (mate !== null && d.value === 'IN_A_GAME') d.strike(id, 'LEFT_GAME');
  if (asked && d.value === 'IN_A_GAME') d.rejectEarly('system');
};

type Earned = Draft['c']['earned'];

const withEarned = (d: Draft, mateId: string, terms: Earned[number]['terms'], gross: number): Earned => {
  const before = d.c.earned.find((one) => one.mateId === mateId)?.gross ?? 0;
  return [...d.c.earned.filter((one) => one.mateId !== mateId), { mateId, terms, gross: before + gross }];
};

export const confirm = (d: Draft, { by, at }: SquadEventOf<'squad.confirm'>): void => {
  if (d.value === 'FINISHED')
    d.c.payments = d.c.payments.map((one) => (one.payerId === by ? { ...one, acceptedAt: at } : one));
  else d.c.members = d.c.members.map((one) => (one.id === by ? { ...one, confirmedAt: at } : one));
  d.write('CONFIRMED');
  if (d.value === 'FINISHED' && waitingPayers(d.c).length === 0) d.settle();
};

export const ping = (d: Draft, { by, at }: SquadEventOf<'squad.ping'>): void => {
  const called = invited(d.c);
  const whom: Readonly<Record<string, () => readonly string[]>> = {
    PENDING: () => (called.length > 0 ? called : [d.c.ownerId]),
    READY: () => laggards(d.c),
    STARTED: () => missing(d.c),
    IN_A_GAME: () => ids(d.c.members),
  };
  const userIds = (whom[d.value]?.() ?? []).filter((id) => id !== by);
  d.c.lastPingAt = at;
  d.tell('PINGED', userIds);
  if (userIds.length > 0) d.say('ring', { userIds, by: idOf(by) });
};

export const flag = (d: Draft, { by, at, needed }: SquadEventOf<'squad.needToRecreate'>): void => {
  if (needed) d.c.recreation = { flaggedBy: idOf(by), flaggedAt: at, expiresAt: at + waits.pause - d.c.pausedMs };
  else d.resume();
  d.write('UPDATED', by, null, { needToRecreate: needed });
  if (needed) d.tell('RECREATION_NEEDED', ids(d.c.members));
};

export const handOver = (d: Draft, { by, at, newSquadId }: SquadEventOf<'squad.recreated'>): void => {
  const { c } = d;
  if (d.value === 'IN_A_GAME') d.say('countPlayed', { mateIds: ids(mates(c)), minutes: playedMinutes(c, at) });
  const amount = heldIn(c);
  const carried = c.payments.flatMap((one, index) => {
    const gross = d.pool()[index] ?? 0;
    if (gross <= 0) return [];
    const back = one.refunded + one.subsidyReturned + gross;
    return [
      { memberId: one.memberId, amount: Math.floor((back * one.amount) / (one.amount + one.subsidy)) - one.refunded },
    ];
  });
  c.payments = c.payments.map((one, index) => ({ ...one, moved: d.pool()[index] ?? 0 }));
  if (amount > 0) d.say('moveHeld', { toSquadId: newSquadId, amount });
  if (carried.length > 0) d.say('carryFunding', { toSquadId: newSquadId, shares: carried });
  if (c.dispute !== null) d.say('carryDispute', { toSquadId: newSquadId });
  if (c.promo !== null) d.say('carryPromoUse', { toSquadId: newSquadId });
  c.earned = [];
  c.recreation = null;
  d.write('UPDATED', by, null, { recreatedAs: newSquadId });
};

export const askEarly = (d: Draft, { by, at }: SquadEventOf<'squad.requestEarlyFinish'>): void => {
  const party = side(d.c, by) ?? 'PAYER';
  const times = { requestedAt: at, expiresAt: at + waits.earlyAnswer };
  d.c.earlyFinish = { requestedBy: idOf(by), side: party, ...times, confirmedBy: [] };
  d.c.earlyFinishCount += 1;
  d.write('EARLY_FINISH_REQUESTED');
  d.tell('EARLY_FINISH_REQUESTED', earlyAwaited(d.c));
};

export const answerEarly = (d: Draft, { by, confirmed }: SquadEventOf<'squad.answerEarlyFinish'>): void => {
  if (!confirmed) return d.rejectEarly(by);
  const { earlyFinish } = d.c;
  if (earlyFinish !== null) d.c.earlyFinish = { ...earlyFinish, confirmedBy: [...earlyFinish.confirmedBy, idOf(by)] };
};

export const disband = (d: Draft, { by, refundPercent }: SquadEventOf<'squad.disband'>): void => {
  const byMate = ownedByMate(d.c);
  if (d.value === 'STARTED' && !byMate) d.cancelLate(d.poolOf(d.free()));
  if (d.value === 'STARTED' && byMate) d.refund(d.poolOf(d.free()));
  if (d.value === 'STARTED' && byMate && by === d.c.ownerId) d.strike(d.c.ownerId, 'DISBANDED_LOBBY');
  if (d.value !== 'IN_A_GAME') return;
  d.refundPercent(refundPercent ?? 100, 'PURCHASE');
  d.payAll();
};

export const openDispute = (d: Draft, { by, at, wantedPercent }: SquadEventOf<'squad.openDispute'>): void => {
  d.c.dispute = {
    status: 'NEW',
    openedBy: idOf(by),
    side: side(d.c, by) ?? 'PAYER',
    openedAt: at,
    expiresAt: at + waits.disputeAnswer,
    wantedPercent,
    grantedBy: [],
    decidedPercent: null,
    atStake: null,
  };
  d.write('DISPUTE_CREATED', by, null, { wantedPercent });
  d.tell('DISPUTE_OPENED', disputeAwaited(d.c));
};

export const closeDispute = (d: Draft, percent: number, by: SquadActor): void => {
  const { c } = d;
  const atStake = heldIn(c);
  d.refundPercent(percent, 'DISPUTE');
  if (c.dispute !== null)
    c.dispute = { ...c.dispute, atStake, status: 'CLOSED', expiresAt: null, decidedPercent: percent };
  d.write('UPDATED', by, null, { dispute: 'CLOSED', refundPercent: percent });
  const concerned = [...ids(c.members), ...payers(c), ...c.earned.map(({ mateId }) => mateId)];
  d.tell('DISPUTE_CLOSED', [...new Set(concerned)], by);
  if (c.finishedAt !== null && c.settledAt === null) d.settle();
};

export const answerDispute = (d: Draft, { by, at, granted }: SquadEventOf<'squad.answerDispute'>): void => {
  const { dispute } = d.c;
  if (dispute === null) return;
  if (!granted) {
    d.c.dispute = { ...dispute, status: 'IN_PROGRESS', expiresAt: at + waits.disputeDecision };
    d.write('UPDATED', by, null, { dispute: 'IN_PROGRESS' });
    d.tell('DISPUTE_REFUSED', [dispute.openedBy]);
    d.say('askModerators', { gameId: d.c.gameId });
    return;
  }
  d.c.dispute = { ...dispute, grantedBy: [...dispute.grantedBy, idOf(by)] };
  if (disputeAwaited(d.c).length === 0) closeDispute(d, dispute.wantedPercent, by);
};
