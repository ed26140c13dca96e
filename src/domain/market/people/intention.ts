import type { SquadPersonEvent } from '../../squad/rules/all-rules';
import type { SquadActor } from '../../squad/facts/squad-people';
import type { SquadState } from '../../squad/facts/squad-context';
import {
  disputeAwaited,
  earlyAwaited,
  guests,
  laggards,
  mates,
  memberIn,
  missing,
  payers,
  waitingPayers,
} from '../model/facts';
import type { Seeded } from '../seeded';
import type { Town } from './event-of';
import { operators } from './person';

type Name = SquadPersonEvent['type'];

/** How likely somebody does something, and who they would be. */
type Choice = readonly [weight: number, type: Name, who: readonly SquadActor[]];

const ids = (members: readonly { readonly id: string }[]): readonly string[] => members.map(({ id }) => id);
const admins = operators.map((admin) => ({ admin }));

const gathering = ({ value, context: c }: SquadState, town: Town): readonly Choice[] => {
  const { random } = town;
  const owner = [c.ownerId];
  const isReady = value === 'READY';
  const late = laggards(c);
  const strangers = [random.pick(town.clients).id, random.pick(town.mates).id];
  const links = c.friendInvitations.flatMap(({ friendId }) => friendId ?? []);
  const hasMate = mates(c).length + c.mateInvitations.length > 0;
  return [
    [isReady ? 90 : 0, 'squad.pay', guests(c).flatMap(({ id }) => (late.includes(id) ? [id] : []))],
    [isReady ? 80 : 0, 'squad.confirm', mates(c).flatMap(({ id }) => (late.includes(id) ? [id] : []))],
    [40, 'squad.accept', c.mateInvitations.map(({ mateId }) => mateId)],
    [5, 'squad.decline', c.mateInvitations.map(({ mateId }) => mateId)],
    [20, 'squad.join', links],
    [c.visible ? 22 : c.friendInvitations.length * 5, 'squad.join', [strangers[0] ?? '']],
    [3, 'squad.declineFriend', [...links, ...strangers]],
    [hasMate ? 2 : 25, 'squad.inviteMate', owner],
    [isReady ? 1.5 : guests(c).length === 0 ? 12 : 3, 'squad.inviteFriend', [...owner, ...ids(guests(c))]],
    [isReady ? 1 : guests(c).length === 0 ? 12 : 2, 'squad.publish', owner],
    [c.visible ? 14 : 0, 'squad.unpublish', owner],
    [2, 'squad.kick', owner],
    [4, 'squad.update', owner],
    [c.promo === null ? 5 : 2, 'squad.applyPromoCode', owner],
    [c.promo === null ? 0 : 2, 'squad.removePromoCode', owner],
    [2.5, 'squad.leave', ids(c.members).filter((id) => id !== c.ownerId)],
    [2, 'squad.ping', ids(c.members)],
    [0.8, 'squad.disband', [...owner, ...admins]],
    [c.hotUntil === null ? 0 : 40, 'squad.offerReady', [strangers[1] ?? '']],
    [c.offers.length > 0 ? 40 : 0, 'squad.inviteMate', owner],
    [3, 'squad.withdrawOffer', c.offers.map(({ mateId }) => mateId)],
  ];
};

const playing = ({ value, context: c }: SquadState): readonly Choice[] => {
  const inGame = value === 'IN_A_GAME';
  const everybody = ids(c.members);
  const away = payers(c).filter((id) => memberIn(c, id) === undefined);
  return [
    [inGame ? 0 : 70, 'squad.confirm', missing(c)],
    [c.recreation === null ? 7 : 2, 'squad.needToRecreate', [c.ownerId, ...ids(mates(c))]],
    [c.recreation === null ? 0.3 : 14, 'squad.recreated', [c.ownerId]],
    [5, 'squad.leave', everybody.filter((id) => id !== c.ownerId)],
    [2, 'squad.ping', everybody],
    [inGame ? 0 : 2, 'squad.disband', [c.ownerId]],
    [inGame ? 2 : 0.5, 'squad.disband', admins],
    [inGame && c.earlyFinish === null ? 14 : 0.5, 'squad.requestEarlyFinish', everybody],
    [50, 'squad.answerEarlyFinish', earlyAwaited(c)],
    [inGame && c.dispute === null ? 8 : 0, 'squad.openDispute', [...everybody, ...away]],
    [20, 'squad.answerDispute', disputeAwaited(c)],
    [c.dispute?.status === 'IN_PROGRESS' ? 25 : 0, 'squad.decideDispute', admins],
  ];
};

const over = ({ value, context: c }: SquadState): readonly Choice[] => [
  [c.settledAt === null ? 40 : 2, 'squad.confirm', [...waitingPayers(c), ...(c.settledAt === null ? [] : payers(c))]],
  [c.dispute === null ? 14 : 1, 'squad.openDispute', [...ids(c.members), ...payers(c)]],
  [60, 'squad.answerDispute', disputeAwaited(c)],
  [c.dispute?.status === 'IN_PROGRESS' ? 60 : 0, 'squad.decideDispute', admins],
  [value === 'FINISHED' && c.repeatedAt === null ? 8 : 1, 'squad.repeat', [c.ownerId]],
  [1, 'squad.ping', ids(c.members)],
];

const choicesOf = (state: SquadState, town: Town): readonly Choice[] => {
  switch (state.value) {
    case 'PENDING':
    case 'READY':
      return gathering(state, town);
    case 'STARTED':
    case 'IN_A_GAME':
      return playing(state);
    default:
      return over(state);
  }
};

const everything: readonly Name[] = [
  'squad.inviteMate',
  'squad.inviteFriend',
  'squad.accept',
  'squad.decline',
  'squad.declineFriend',
  'squad.kick',
  'squad.publish',
  'squad.unpublish',
  'squad.join',
  'squad.leave',
  'squad.update',
  'squad.applyPromoCode',
  'squad.removePromoCode',
  'squad.pay',
  'squad.confirm',
  'squad.ping',
  'squad.needToRecreate',
  'squad.recreated',
  'squad.requestEarlyFinish',
  'squad.answerEarlyFinish',
  'squad.disband',
  'squad.repeat',
  'squad.offerReady',
  'squad.withdrawOffer',
  'squad.openDispute',
  'squad.answerDispute',
  'squad.decideDispute',
];

const weighted = (random: Seeded, choices: readonly Choice[]): readonly [Name, SquadActor] | null => {
  let whole = 0;
  for (const [weight, , who] of choices) if (who.length > 0) whole += weight;
  let left = random.next() * whole;
  for (const [weight, type, who] of choices) {
    if (who.length === 0) continue;
    left -= weight;
    if (left < 0) return [type, random.pick(who)];
  }
  return null;
};

/** Who does what next: mostly what the squad waits for, sometimes what nobody may. */
export const intentionOf = (state: SquadState, town: Town, mischief: number): readonly [Name, SquadActor] | null => {
  const { random } = town;
  if (!random.chance(mischief)) return weighted(random, choicesOf(state, town));
  const { context: c } = state;
  const anybody: readonly SquadActor[] = [
    ...ids(c.members),
    ...ids(c.members),
    ...payers(c),
    ...c.mateInvitations.map(({ mateId }) => mateId),
    random.pick(town.clients).id,
    random.pick(town.mates).id,
    random.pick(admins),
    'system',
  ];
  // Half of it is about what the squad does now: somebody else's answer, an answer twice.
  const usual = random.chance(0.5) ? weighted(random, choicesOf(state, town)) : null;
  return [usual?.[0] ?? random.pick(everything), random.pick(anybody)];
};
