import type { SquadEvent, SquadPersonEvent } from '../../squad/rules/all-rules';
import type { SquadActor } from '../../squad/facts/squad-people';
import type { SquadState } from '../../squad/facts/squad-context';
import { unpaid } from '../model/facts';
import type { Seeded } from '../seeded';
import { categoryOf, tokenOf } from './order';
import { factsOf, isMate, type Mate, type Person } from './person';

/** What there is to choose from. */
export interface Town {
  readonly random: Seeded;
  readonly person: (id: SquadActor) => Person | Mate | null;
  readonly mates: readonly Mate[];
  readonly clients: readonly Person[];
}

type Name = SquadPersonEvent['type'];

/** Round percents, odd ones, and the ends. */
const percent = (random: Seeded): number => random.pick([0, 1, 33, 50, 67, 99, 100, random.between(0, 100)]);

const codes = [
  { code: 'P10', percent: 10, amount: null },
  { code: 'P37', percent: 37, amount: null },
  { code: 'P50', percent: 50, amount: null },
  { code: 'P80', percent: 80, amount: null },
  { code: 'F1', percent: null, amount: 12_345 },
  { code: 'F2', percent: null, amount: 99_999 },
  { code: 'ALL', percent: null, amount: 5_000_000 },
  { code: 'COURSE', percent: null, amount: 5_000_000, prepaid: true },
] as const;

const changesOf = (random: Seeded, slots: number) => {
  const fields = [
    { durationMinutes: random.pick([60, 90, 120, 180]) },
    { payMode: random.pick(['OWNER', 'SPLIT'] as const) },
    { slots: random.pick([slots, slots + 1, slots - 1, 1, 2, 6]) },
    { platform: random.pick(['PC', 'PS', 'CROSS'] as const) },
    { languages: random.pick([['ru'], ['ru', 'en'], ['en']]) },
    { category: categoryOf(random, random.between(1, 6)) },
  ];
  return random.chance(0.2) ? { ...random.pick(fields), ...random.pick(fields) } : random.pick(fields);
};

const fits = (random: Seeded) => ({
  platform: !random.chance(0.04),
  language: !random.chance(0.04),
  category: !random.chance(0.04),
  ...(random.chance(0.05) ? { freeMinutes: random.pick([60, 90, 119, 120]) } : {}),
});

/**
 * The event by which somebody does something, with what they and the server know of it. `sight`: the squad as they see
 * it.
 */
export const eventOf = (
  { random, person, mates, clients }: Town,
  { value, context }: SquadState,
  type: Name,
  by: SquadActor,
  at: number,
): SquadEvent => {
  const actor = person(by);
  const hasSquad = actor !== null && actor.squadId !== null;
  const yes = random.chance(actor?.manner.agreement ?? 0.5);
  switch (type) {
    case 'squad.inviteMate': {
      const offer = context.offers[0];
      const mate = offer === undefined ? null : person(offer.mateId);
      const chosen = mate !== null && isMate(mate) ? mate : random.pick(mates);
      return { type, by, at, mateId: chosen.id, mate: random.chance(0.01) ? null : factsOf(chosen, random) };
    }
    case 'squad.inviteFriend': {
      const friendId = random.chance(0.5) ? random.pick(clients).id : null;
      return { type, by, at, friendId, token: tokenOf(random) };
    }
    case 'squad.accept':
      return {
        type,
        by,
        at,
        hasSquad,
        active: !random.chance(0.02),
        ...(random.chance(0.03) ? { freeMinutes: random.pick([29, 30, 59, 60, 90]) } : {}),
      };
    case 'squad.declineFriend': {
      const own = context.friendInvitations.find(({ friendId }) => friendId === by) ?? context.friendInvitations[0];
      return { type, by, at, token: own?.token ?? 'nothing' };
    }
    case 'squad.kick': {
      const whom = [
        ...context.members.map(({ id }) => id),
        ...context.mateInvitations.map(({ mateId }) => mateId),
        ...context.friendInvitations.map(({ token, friendId }) => friendId ?? token),
      ];
      return { type, by, at, memberId: random.chance(0.04) ? 'nobody' : random.pick(whom) };
    }
    case 'squad.join': {
      const links = context.friendInvitations.map(({ token }) => token);
      const viaInvitation = links.length > 0 && random.chance(0.6) ? random.pick(links) : null;
      return { type, by, at, hasSquad, hasMateAccess: actor?.role === 'MATE', viaInvitation };
    }
    case 'squad.update': {
      const changes = changesOf(random, context.slots);
      return {
        type,
        by,
        at,
        changes,
        maxSlots: 5,
        matesFit: fits(random),
        ...(random.chance(0.1) ? { promoCategoryRefusal: 'SQUADS_PROMO_CODE_CATEGORY_MISMATCH' as const } : {}),
      };
    }
    case 'squad.applyPromoCode':
      return {
        type,
        by,
        at,
        promo: random.pick(codes),
        problem: random.chance(0.06) ? 'SQUADS_PROMO_CODE_EXPIRED' : null,
      };
    case 'squad.pay': {
      const due = unpaid(context).reduce((sum, { payerId, amount }) => sum + (payerId === by ? amount : 0), 0);
      const quoted = random.chance(0.03) ? due + random.pick([-1, 1]) : due;
      return { type, by, at, quoted, balance: random.chance(0.1) ? quoted + random.pick([-1, 0, 1]) : null };
    }
    case 'squad.confirm':
      return random.chance(0.3) || (value !== 'READY' && value !== 'STARTED' && value !== 'FINISHED')
        ? { type, by, at }
        : { type, by, at, seen: value };
    case 'squad.needToRecreate':
      return { type, by, at, needed: random.chance(0.05) ? context.recreation !== null : context.recreation === null };
    case 'squad.recreated':
      return { type, by, at, newSquadId: 0 };
    case 'squad.answerEarlyFinish':
      return { type, by, at, confirmed: yes };
    case 'squad.disband':
      return { type, by, at, refundPercent: typeof by === 'object' && random.chance(0.8) ? percent(random) : null };
    case 'squad.repeat':
      return { type, by, at, hasSquad };
    case 'squad.offerReady':
      return { type, by, at, mate: actor !== null && isMate(actor) ? factsOf(actor, random) : null };
    case 'squad.openDispute':
      return { type, by, at, wantedPercent: percent(random) };
    case 'squad.answerDispute':
      return { type, by, at, granted: yes };
    case 'squad.decideDispute':
      return { type, by, at, refundPercent: percent(random) };
    default:
      return { type, by, at };
  }
};
