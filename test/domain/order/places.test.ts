import {
  isNewcomerPlace,
  mergeByPlace,
  newcomerPlaces,
  newcomerShare,
  type Placed,
} from '#domain/order/newcomer-places.ts';
import { integerBetween, seededRandom } from '../../support/seeded-random';

const row = (userId: string, score: number, standing = 5): Placed => ({ userId, standing, score });
const many = (name: string, count: number, score: number): Placed[] =>
  Array.from({ length: count }, (_, index) => row(`${name}${String(index).padStart(3, '0')}`, score - index));
const stream = (rows: readonly Placed[]) => ({ rows, cut: false });
const listOf = (settled: readonly Placed[], newcomers: readonly Placed[], share: number, count = 1000) =>
  mergeByPlace({ settled: stream(settled), newcomers: stream(newcomers), after: 0, count, share });
const placesOfNewcomers = (...args: Parameters<typeof listOf>) =>
  listOf(...args).taken.flatMap(({ place, newcomer }) => (newcomer ? [place] : []));

test('fifteen percent of the places of any beginning of the list are kept for newcomers', () => {
  expect([1, 6, 7, 8, 13, 14, 20, 21, 27].filter((place) => isNewcomerPlace(place, newcomerShare))).toEqual([
    7, 14, 20, 27,
  ]);
  expect(newcomerPlaces(0, 100, newcomerShare)).toBe(15);
  expect(newcomerPlaces(100, 100, newcomerShare)).toBe(15);
});

test('newcomers who would stand behind everybody stand on the places kept for them', () => {
  expect(placesOfNewcomers(many('old', 40, 9000), many('new', 6, 100), 15, 40)).toEqual([7, 14, 20, 27, 34, 40]);
});

test.each([
  ['a share of nothing keeps no place: they stand by merit', 0, [41, 42]],
  ['a share of a hundred puts all of them first', 100, [1, 2]],
  ['a share below nothing is one of nothing', -5, [41, 42]],
  ['a share above a hundred is one of a hundred', 250, [1, 2]],
])('%s', (_what, share, places) => {
  expect(placesOfNewcomers(many('old', 40, 9000), many('new', 2, 100), share)).toEqual(places);
});

test('a newcomer who is better by merit needs no kept place', () => {
  expect(placesOfNewcomers(many('old', 10, 900), [row('new', 950), row('new2', 100)], 15)).toEqual([1, 7]);
});

test('a newcomer who is away takes no place before somebody who is there', () => {
  const away = [row('new', 9999, 2)];
  expect(placesOfNewcomers([...many('old', 10, 900), row('gone', 800, 2)], away, 15)).toEqual([11]);
});

test.each([15, 0, 100])('without newcomers, and with nobody else, the list is by merit at a share of %i', (share) => {
  const some = many('one', 30, 500);
  expect(listOf(some, [], share).taken.map(({ row: of }) => of)).toEqual(some);
  expect(listOf([], some, share).taken.map(({ row: of }) => of)).toEqual(some);
  expect(listOf([], [], share)).toEqual({ taken: [], starved: false });
});

test('a list that was read too short says so instead of filling places wrongly', () => {
  const cut = { rows: many('new', 1, 100), cut: true };
  const settled = stream(many('old', 20, 900));
  expect(mergeByPlace({ settled, newcomers: cut, after: 0, count: 14, share: 15 }).starved).toBe(true);
});

test('pages of any size continue the list exactly: nobody twice, nobody left out', () => {
  const random = seededRandom(11);
  for (let round = 0; round < 200; round += 1) {
    const side = (name: string) =>
      Array.from({ length: integerBetween(random, 0, 40) }, (_, index) =>
        row(`${name}${index}`, integerBetween(random, 0, 5), integerBetween(random, 3, 5)),
      ).sort(
        (one, other) =>
          other.standing - one.standing || other.score - one.score || (one.userId < other.userId ? 1 : -1),
      );
    const [settled, newcomers, share] = [side('old'), side('new'), integerBetween(random, 0, 100)];
    const whole = listOf(settled, newcomers, share).taken;
    const paged: (typeof whole)[number][] = [];
    for (;;) {
      const rest = (all: readonly Placed[], isNew: boolean) =>
        stream(all.slice(paged.filter(({ newcomer }) => newcomer === isNew).length));
      const next = mergeByPlace({
        settled: rest(settled, false),
        newcomers: rest(newcomers, true),
        after: paged.length,
        count: integerBetween(random, 1, 9),
        share,
      });
      if (next.taken.length === 0) break;
      paged.push(...next.taken);
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged.map(({ row: of }) => of.userId)).size).toBe(settled.length + newcomers.length);
  }
});
