import { deadlinesOf } from '../../src/domain/squad/deadlines-of';
import { amountDue } from '../../src/domain/squad/queries/payments';
import type { SquadActor } from '../../src/domain/squad/squad-actor';
import type { SquadEvent, SquadPersonEvent } from '../../src/domain/squad/squad-event';
import type { SquadState } from '../../src/domain/squad/squad-state';
import { timerEvent } from '../../src/domain/squad/timer-event';
import { whyNot } from '../../src/domain/squad/why-not';
import { fitMate } from './people';

const facts = { hasSquad: false, hasMateAccess: false };
const matesFit = { platform: true, language: true, category: true };
const actors: readonly SquadActor[] = ['owner', 'client', 'friend', 'mate', 'mate-2', 'mate-3', { admin: 'admin' }];

/** One finite list of everything that people might try at a moment; `n` varies sums and percents. */
const attempts = ({ context }: SquadState, by: SquadActor, at: number, n: number): readonly SquadPersonEvent[] => {
  const step = { by, at };
  return [
    { type: 'squad.inviteMate', ...step, mateId: 'mate', mate: fitMate },
    { type: 'squad.inviteMate', ...step, mateId: 'mate-2', mate: { ...fitMate, level: 'BEGINNER_I', percent: 67 } },
    { type: 'squad.inviteMate', ...step, mateId: 'mate-3', mate: { ...fitMate, level: 'EXPERT', percent: 78 } },
    { type: 'squad.inviteFriend', ...step, friendId: null, token: 'link' },
    { type: 'squad.inviteFriend', ...step, friendId: 'friend', token: 'addressed' },
    { type: 'squad.accept', ...step, hasSquad: false, active: true },
    { type: 'squad.decline', ...step },
    { type: 'squad.declineFriend', ...step, token: 'link' },
    { type: 'squad.kick', ...step, memberId: 'client' },
    { type: 'squad.kick', ...step, memberId: 'mate-2' },
    { type: 'squad.publish', ...step },
    { type: 'squad.unpublish', ...step },
    { type: 'squad.join', ...step, ...facts, viaInvitation: null },
    { type: 'squad.join', ...step, ...facts, viaInvitation: 'link' },
    { type: 'squad.join', ...step, ...facts, viaInvitation: 'addressed' },
    { type: 'squad.leave', ...step },
    { type: 'squad.update', ...step, changes: { durationMinutes: 120 }, maxSlots: 5, matesFit },
    { type: 'squad.update', ...step, changes: { payMode: 'SPLIT' }, maxSlots: 5, matesFit },
    { type: 'squad.applyPromoCode', ...step, promo: { code: 'P', percent: (n % 50) + 1, amount: null }, problem: null },
    { type: 'squad.applyPromoCode', ...step, promo: { code: 'F', percent: null, amount: 12_345 + n }, problem: null },
    { type: 'squad.removePromoCode', ...step },
    { type: 'squad.pay', ...step, quoted: amountDue(context, by), balance: null },
    { type: 'squad.confirm', ...step },
    { type: 'squad.ping', ...step },
    { type: 'squad.needToRecreate', ...step, needed: n % 2 === 0 },
    { type: 'squad.recreated', ...step, newSquadId: 2 },
    { type: 'squad.requestEarlyFinish', ...step },
    { type: 'squad.answerEarlyFinish', ...step, confirmed: n % 3 > 0 },
    { type: 'squad.disband', ...step, refundPercent: n % 101 },
    { type: 'squad.repeat', ...step, hasSquad: false },
    { type: 'squad.offerReady', ...step, mate: fitMate },
    { type: 'squad.openDispute', ...step, wantedPercent: (n * 7) % 101 },
    { type: 'squad.answerDispute', ...step, granted: n % 3 === 0 },
    { type: 'squad.decideDispute', ...step, refundPercent: (n * 13) % 101 },
  ];
};

/** Every step that the squad would take now: people at this moment, the clock at its next deadlines. */
export const possibleEvents = (state: SquadState, at: number, n: number): readonly SquadEvent[] => {
  const people = actors.flatMap((by) => attempts(state, by, at, n));
  const clock = deadlinesOf(state).map((due) => timerEvent(due.kind, due.subject, Math.max(due.at, at)));
  return [...people, ...clock].filter((event) => whyNot(state, event) === null);
};
