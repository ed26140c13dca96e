import { layOut } from '#domain/risk/ring-layout.ts';
import { shuffled, seededRandom } from '../../support/seeded-random';

const clients = Array.from({ length: 9 }, (_, place) => `client ${place}`);
const star = clients.map((other) => ({ one: 'mate', other }));

test('the account with the most links stands in the middle, the others around it', () => {
  const dots = layOut(['mate', ...clients], star);
  expect(dots.find(({ id }) => id === 'mate')).toMatchObject({ x: 0, y: 0 });
  for (const { id, x, y } of dots) if (id !== 'mate') expect(Math.hypot(x, y)).toBeCloseTo(1);
});

test('the same ring is drawn the same, in whatever order its rows come', () => {
  const random = seededRandom();
  const drawn = layOut(['mate', ...clients], star);
  expect(layOut(shuffled(['mate', ...clients], random), shuffled(star, random))).toEqual(drawn);
});

test.each([1, 2, 3, 30])('each of %i accounts has a place of its own', (count) => {
  const ids = Array.from({ length: count }, (_, place) => String(place));
  const links = ids.slice(1).map((other) => ({ one: ids[0] ?? '', other }));
  const places = layOut(ids, links).map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
  expect(new Set(places).size).toBe(count);
});
