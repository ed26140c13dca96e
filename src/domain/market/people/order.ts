import type { CategoryKind } from '../../games/category';
import type { CreateSquadFacts } from '../../squad/creation/new-squad';
import { repeatOrder } from '../../squad/creation/repeat-order';
import type { SquadContext } from '../../squad/facts/squad-context';
import type { Seeded } from '../seeded';
import { factsOf, isMate, type Mate, type Person } from './person';

const kinds: readonly CategoryKind[] = ['FUN', 'RANK_UP', 'EDUCATION', 'E_GIRL', 'FAMOUS', 'EDUCATION_PROMO'];

/** A category by its number, 1–6. */
export const categoryOf = (random: Seeded, id: number) => ({
  id,
  kind: kinds[id - 1] ?? 'FUN',
  percent: random.chance(0.15) ? random.pick([80, 115, 137]) : null,
});

const rates = {
  BEGINNER_I: 31_050,
  BEGINNER_II: 41_099,
  BEGINNER_III: 52_345,
  EXPERT: 70_707,
  PRO: 111_111,
  STAR: 222_220,
} as const;

/** A new token of a link, which nobody can guess. */
export const tokenOf = (random: Seeded): string => `link-${Math.floor(random.next() * 2 ** 40).toString(36)}`;

/** One wrong thing in an order, as a cheat or an old page would send it. */
const spoiled = (facts: CreateSquadFacts, random: Seeded): CreateSquadFacts => {
  const { terms } = facts;
  switch (random.between(0, 11)) {
    case 0:
      return { ...facts, hasInvitationFromInvited: true };
    case 1:
      return { ...facts, game: null };
    case 2:
      return { ...facts, terms: { ...terms, platform: 'XBOX' } };
    case 3:
      return { ...facts, category: null };
    case 4:
      return { ...facts, category: facts.category && { ...facts.category, enabled: false } };
    case 5:
      return { ...facts, category: facts.category && { ...facts.category, playable: false } };
    case 6:
      return { ...facts, terms: { ...terms, slots: random.pick([1, 6]) } };
    case 7:
      return { ...facts, mates: [...facts.mates, ...facts.mates.slice(0, 1)] };
    case 8:
      return { ...facts, mates: [] };
    case 9:
      return { ...facts, hot: !facts.hot };
    case 10:
      return { ...facts, creatorHasSquad: true };
    default:
      return { ...facts, visible: true, terms: { ...terms, durationMinutes: 60 } };
  }
};

/** What a person orders: mates, friends, a category, hours; sometimes something impossible. `at`: epoch ms. */
export const orderOf = (
  random: Seeded,
  by: Person | Mate,
  at: number,
  mates: readonly Mate[],
  clients: readonly Person[],
): CreateSquadFacts => {
  const trial = random.chance(0.08);
  const famous = random.chance(0.04);
  const id = trial ? 6 : famous ? 5 : random.between(1, 4);
  const creator = isMate(by) ? factsOf(by, random) : null;
  const hot = creator === null && !trial && random.chance(0.12);
  const called = hot
    ? []
    : Array.from({ length: trial ? 1 : random.pick([1, 1, 1, 2, 2, 3]) }, () => random.pick(mates));
  const wanted = creator === null ? [...new Set(called)] : called.slice(1).filter((mate) => mate !== by);
  const friends = trial ? 0 : random.pick([0, 0, 0, 1, 2]);
  const slots = trial ? 2 : Math.min(5, Math.max(2, wanted.length + friends + 1 + random.between(0, 2)));
  const facts: CreateSquadFacts = {
    by: by.id,
    at,
    creatorMate: creator,
    creatorHasSquad: by.squadId !== null,
    hasInvitationFromInvited: false,
    game: { id: 'cs2', platforms: ['PC', 'PS', 'CROSS'], maxSlots: 5 },
    category: { ...categoryOf(random, id), playable: true, enabled: true },
    terms: {
      platform: random.pick(['PC', 'PC', 'PS', 'CROSS']),
      languages: random.chance(0.2) ? ['en', 'de'] : ['ru'],
      durationMinutes: trial ? 30 : random.pick([30, 60, 60, 90, 120, 180, 240]),
      slots,
      payMode: random.chance(0.4) ? 'SPLIT' : 'OWNER',
    },
    ...(random.chance(0.3) ? { rates } : {}),
    visible: !trial && random.chance(creator === null ? 0.3 : 0.7),
    hot,
    mates: wanted.map((mate) => ({ mateId: mate.id, facts: random.chance(0.01) ? null : factsOf(mate, random) })),
    friends: Array.from({ length: friends }, () => {
      const friend = random.pick(clients);
      return { friendId: friend === by || random.chance(0.5) ? null : friend.id, token: tokenOf(random) };
    }),
  };
  return random.chance(0.05) ? spoiled(facts, random) : facts;
};

/** The people of a finished squad are invited once more. `at`: epoch ms. */
export const orderAgain = (
  random: Seeded,
  context: SquadContext,
  at: number,
  person: (id: string) => Person | Mate | null,
): CreateSquadFacts => {
  const { terms, mateIds, friendIds } = repeatOrder(context);
  const { gameId, categoryId, categoryKind, categoryPercent, ...rest } = terms;
  return {
    by: context.ownerId,
    at,
    creatorMate: null,
    creatorHasSquad: false,
    hasInvitationFromInvited: false,
    game: { id: gameId, platforms: ['PC', 'PS', 'CROSS'], maxSlots: 5 },
    category: { id: categoryId, kind: categoryKind, percent: categoryPercent, playable: true, enabled: true },
    terms: rest,
    visible: false,
    hot: false,
    mates: mateIds.map((mateId) => {
      const mate = person(mateId);
      return { mateId, facts: mate !== null && isMate(mate) ? factsOf(mate, random) : null };
    }),
    friends: friendIds.map((friendId) => ({ friendId, token: `again-${friendId}` })),
  };
};
