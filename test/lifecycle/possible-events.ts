import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import { deadlinesOf, timerEvent } from '#domain/squad/deadlines.ts';
import { actions, type SquadAction, type SquadEvent, type SquadPersonEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { SquadActor } from '#domain/squad/facts/squad-people.ts';
import { fitMate } from './people';

const newcomer = { hasSquad: false, hasMateAccess: false };
const actors: readonly SquadActor[] = ['owner', 'client', 'friend', 'mate', 'mate-2', 'mate-3', { admin: 'admin' }];

/** Variants of values that an event's samples leave open: people, sums and percents; `n` selects one. */
const variants: Partial<Record<SquadAction, (n: number) => readonly object[]>> = {
  inviteMate: () => [
    { mateId: 'mate', mate: fitMate },
    { mateId: 'mate-2', mate: { ...fitMate, level: 'BEGINNER_I', percent: 67 } },
    { mateId: 'mate-3', mate: { ...fitMate, level: 'EXPERT', percent: 78 } },
  ],
  inviteFriend: () => [
    { friendId: null, token: 'link' },
    { friendId: 'friend', token: 'addressed' },
  ],
  accept: () => [{ active: true }],
  declineFriend: () => [{ token: 'link' }],
  kick: () => [{ memberId: 'client' }, { memberId: 'mate-2' }],
  join: () => [null, 'link', 'addressed'].map((viaInvitation) => ({ ...newcomer, viaInvitation })),
  update: () => [{ durationMinutes: 120 }, { payMode: 'SPLIT' }].map((changes) => ({ changes, maxSlots: 5 })),
  applyPromoCode: (n) => [
    // A code of its own for each benefit: the same code twice is refused, in the machine as on the server.
    { promo: { code: `P${(n % 50) + 1}OFF`, percent: (n % 50) + 1, amount: null } },
    { promo: { code: `F${12_345 + n}OFF`, percent: null, amount: 12_345 + n } },
  ],
  needToRecreate: (n) => [{ needed: n % 2 === 0 }],
  answerEarlyFinish: (n) => [{ confirmed: n % 3 > 0 }],
  disband: (n) => [{ refundPercent: n % 101 }],
  offerReady: () => [{ mate: fitMate }],
  openDispute: (n) => [{ wantedPercent: (n * 7) % 101 }],
  answerDispute: (n) => [{ granted: n % 3 === 0 }],
  decideDispute: (n) => [{ refundPercent: (n * 13) % 101 }],
};

/** Everything that people might try at a moment. */
const attempts = ({ context }: SquadState, by: SquadActor, at: number, n: number): readonly SquadPersonEvent[] => {
  const facts = { at, ...newcomer, active: false, tokens: [] };
  const own = actions.flatMap(({ action, samples }) => {
    const [sample] = samples(context, by, facts);
    return sample ? (variants[action]?.(n) ?? [{}]).map((variant) => ({ ...sample, ...variant })) : [];
  });
  return [...own, { type: 'squad.recreated', by, at, newSquadId: 2 }];
};

/** Every event that the squad would accept: of people at this moment, of the clock at its next deadlines. */
export const possibleEvents = (state: SquadState, at: number, n: number): readonly SquadEvent[] => {
  const people = actors.flatMap((by) => attempts(state, by, at, n));
  const clock = deadlinesOf(state).map((due) => timerEvent(due.kind, due.subject, Math.max(due.at, at)));
  return [...people, ...clock].filter((event) => squadRefusal(state, event) === null);
};
