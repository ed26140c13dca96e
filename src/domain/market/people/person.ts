import { type MateLevel, mateLevels } from '../../mates/grade';
import type { Kopecks } from '../../money/kopecks';
import type { Purse } from '../../money/purse';
import type { MateFacts } from '../../squad/selectors/mate-fit';
import type { Seeded } from '../seeded';

/** How somebody behaves; each a probability. */
export interface Manner {
  /** Does what is awaited of them, rather than something else. */
  readonly diligence: number;
  /** Presses what they may not. */
  readonly mischief: number;
  /** Sees the squad as it was a while ago. */
  readonly staleness: number;
  /** Says yes when asked. */
  readonly agreement: number;
}

export interface Person {
  readonly id: string;
  readonly role: 'CLIENT' | 'MATE';
  readonly manner: Manner;
  /** The active squad that they are in. */
  squadId: number | null;
}

export interface Mate extends Person {
  readonly role: 'MATE';
  readonly level: MateLevel;
  readonly percent: number;
}

export const isMate = (person: Person): person is Mate => person.role === 'MATE';

/** Those who can decide what people cannot. */
export const operators = ['operator-1', 'operator-2'] as const;

const mannerOf = (random: Seeded): Manner => {
  const cheats = random.chance(0.1);
  return {
    diligence: cheats ? 0.4 : 0.6 + random.next() * 0.35,
    mischief: cheats ? 0.35 : random.next() * 0.08,
    staleness: random.next() * 0.12,
    agreement: 0.4 + random.next() * 0.55,
  };
};

/** The people of a market: clients and mates, with manners of their own. */
export const peopleOf = (random: Seeded, clients: number, mates: number): readonly (Person | Mate)[] => [
  ...Array.from({ length: clients }, (_, index) => ({
    id: `client-${index + 1}`,
    role: 'CLIENT' as const,
    manner: mannerOf(random),
    squadId: null,
  })),
  ...Array.from({ length: mates }, (_, index) => ({
    id: `mate-${index + 1}`,
    role: 'MATE' as const,
    manner: mannerOf(random),
    squadId: null,
    level: random.pick(mateLevels),
    percent: random.between(50, 95),
  })),
];

/** What the server would know of a mate now; now and then something stands in the way. */
export const factsOf = (mate: Mate, random: Seeded): MateFacts => {
  const bad = random.chance(0.06) ? random.between(0, 6) : -1;
  return {
    active: bad !== 0,
    hasSquad: mate.squadId !== null,
    onboardingComplete: bad !== 1,
    gameId: bad === 2 ? 'dota2' : 'cs2',
    platforms: bad === 3 ? ['XBOX'] : random.chance(0.1) ? ['CROSS'] : ['PC', 'PS'],
    languages: bad === 4 ? ['de'] : ['ru', 'en'],
    categoryIds: bad === 5 ? [] : [1, 2, 3, 4, 5, 6],
    level: mate.level,
    percent: mate.percent,
    ...(bad === 6 ? { freeMinutes: random.pick([29, 30, 60, 90]) } : {}),
  };
};

/** What a payer has: mostly enough, of several kinds; sometimes too little. Kopecks. */
export const purseFor = (random: Seeded, price: Kopecks): Purse => {
  const some = () => random.between(0, Math.max(price, 1));
  const bonus = random.chance(0.5) ? some() : 0;
  const gift = random.chance(0.3) ? some() : 0;
  const own = random.chance(0.05) ? some() : price + random.between(0, 5000);
  return { own, bonus, gift };
};
