import { days, hours } from '#domain/time/durations.ts';
import { groupBy } from '../group-by';
import { integerBetween } from '../seeded-random';

/** Somebody with an account; their traces are names of what they use. */
export interface Life {
  readonly id: string;
  readonly isMate: boolean;
  readonly createdAt: number;
  readonly devices: readonly string[];
  readonly networks: readonly string[];
  readonly card: string;
  readonly requisites: string | null;
  readonly invitedBy: string | null;
  /** How often they play without a word in the chat: some talk elsewhere. */
  readonly silence: number;
  /** The name of the ring that it was made for; null: an honest life. */
  readonly ring: string | null;
}

/** A game that the service helps to pay for. */
export interface Order {
  readonly client: Life;
  readonly mate: Life;
  readonly at: number;
  readonly isSilent: boolean;
  readonly isUnplayed: boolean;
}

export interface World {
  readonly lives: readonly Life[];
  readonly orders: readonly Order[];
  readonly rings: ReadonlyMap<string, readonly Life[]>;
}

type Random = () => number;

const chance = (random: Random, of: number): boolean => random() < of;
const oneOf = <T>(random: Random, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

const span = days(180);
const mateShare = 0.08;

/** Where honest people live: alone, as a family, in a dormitory, or beside a club whose computers they share. */
const households = ['ALONE', 'ALONE', 'ALONE', 'FAMILY', 'FAMILY', 'DORMITORY', 'CLUB'] as const;
const sizes = { ALONE: [1, 1], FAMILY: [2, 5], DORMITORY: [40, 200], CLUB: [25, 80] } as const;

const honestLife = (random: Random, id: string, place: string, kind: (typeof households)[number]): Life => {
  const isMate = chance(random, mateShare);
  const shared = kind === 'FAMILY' && chance(random, 0.4) ? [`computer of ${place}`] : [];
  const ofClub = kind === 'CLUB' ? [`pc ${integerBetween(random, 1, 20)} of ${place}`] : [];
  return {
    id,
    isMate,
    createdAt: random() * span,
    devices: [
      ...(chance(random, 0.9) || shared.length + ofClub.length === 0 ? [`device of ${id}`] : []),
      ...shared,
      ...ofClub,
    ],
    networks: [`network of ${place}`, ...(chance(random, 0.5) ? [`mobile of ${id}`] : [])],
    card: kind === 'FAMILY' && chance(random, 0.2) ? `card of ${place}` : `card of ${id}`,
    requisites: isMate
      ? kind === 'FAMILY' && chance(random, 0.05)
        ? `account of ${place}`
        : `account of ${id}`
      : null,
    invitedBy: null,
    silence: isMate && chance(random, 0.05) ? 0.5 : 0.1,
    ring: null,
  };
};

const honestLives = (random: Random, count: number): Life[] => {
  const lives: Life[] = [];
  for (let place = 0; lives.length < count; place += 1) {
    const kind = oneOf(random, households);
    // Large places are rarer than families.
    if ((kind === 'DORMITORY' || kind === 'CLUB') && !chance(random, 0.03)) continue;
    const [least, most] = sizes[kind];
    const people = Math.min(integerBetween(random, least, most), count - lives.length);
    for (let one = 0; one < people; one += 1)
      lives.push(honestLife(random, `person ${lives.length}`, `place ${place}`, kind));
  }
  return lives;
};

/** How carefully a ring hides: the same browser, private windows, or another network and browser for each account. */
const manners = ['CARELESS', 'CARELESS', 'CARELESS', 'WINDOWS', 'WINDOWS', 'CAREFUL'] as const;

const ringOf = (
  random: Random,
  name: string,
): { readonly lives: readonly Life[]; readonly orders: readonly Order[] } => {
  const manner = oneOf(random, manners);
  const size = integerBetween(random, 2, 30);
  const mates = Math.max(1, Math.floor(size / 10));
  const begin = random() * span;
  const oneCard = manner !== 'CAREFUL' || chance(random, 0.7);
  const lives = Array.from({ length: size }, (_, place): Life => {
    const id = `${name} ${place}`;
    const own = manner === 'CAREFUL' ? `of ${id}` : `of ${name}`;
    return {
      id,
      isMate: place < mates,
      createdAt: begin + (place < mates ? -days(5) : place * hours(3)),
      devices: [manner === 'CARELESS' ? `device of ${name}` : `device of ${id}`],
      networks: [`network ${own}`],
      card: oneCard ? `card of ${name}` : `card of ${id}`,
      requisites: place < mates ? `account of ${name}` : null,
      invitedBy: place >= mates && chance(random, 0.3) ? `${name} 0` : null,
      silence: 0.9,
      ring: name,
    };
  });
  const unplayed = manner === 'CAREFUL' ? 0.5 : 0.4;
  const orders = lives.slice(mates).map((client, place) => {
    const mate = lives[place % mates];
    if (mate === undefined) throw new Error('a ring has a mate');
    const at = client.createdAt + hours(1);
    return { client, mate, at, isSilent: chance(random, client.silence), isUnplayed: chance(random, unplayed) };
  });
  return { lives, orders };
};

/** Of so many lives every fifth belongs to a ring. */
export const manyLives = (random: Random, count: number): World => {
  const rings = new Map<string, readonly Life[]>();
  const orders: Order[] = [];
  let ofRings = 0;
  for (let number = 0; ofRings < count / 5; number += 1) {
    const ring = ringOf(random, `ring ${number}`);
    rings.set(`ring ${number}`, ring.lives);
    orders.push(...ring.orders);
    ofRings += ring.lives.length;
  }
  const honest = honestLives(random, count - ofRings);
  const mates = honest.filter(({ isMate }) => isMate);
  const byNetwork = groupBy(mates, ({ networks }) => networks[0] ?? '');
  for (const client of honest.filter(({ isMate }) => !isMate)) {
    const near = (byNetwork.get(client.networks[0] ?? '') ?? []).filter(({ id }) => id !== client.id);
    const times = integerBetween(random, 1, 3);
    for (let time = 0; time < times; time += 1) {
      const mate = near.length > 0 && chance(random, 0.1) ? oneOf(random, near) : oneOf(random, mates);
      orders.push({
        client,
        mate,
        at: client.createdAt + (time === 0 && chance(random, 0.7) ? hours(20) : days(10 * (time + 1))) * random(),
        isSilent: chance(random, Math.max(client.silence, mate.silence)),
        isUnplayed: chance(random, 0.03),
      });
    }
  }
  return {
    lives: [...honest, ...[...rings.values()].flat()],
    orders: orders.sort((one, other) => one.at - other.at),
    rings,
  };
};
