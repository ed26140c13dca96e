import { eq } from 'drizzle-orm';
import { days, hours } from '#domain/time/durations.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { bookingScene, hourPrice } from '../../support/booking-scene';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { listen } from '../../support/server/listen';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
const scene = bookingScene(server);

/** What the whole list, a search, the mate's page and their profile show, in this order. */
const said = async ({ id, username }: TestPerson) => {
  const { browser } = { browser: testBrowser(server.url) };
  const params = { gameId: 'cs2' };
  const cardIn = async (query: { search?: string; limit?: number }) => {
    const { items } = (await browser.call('GET /v1/mates/game/{gameId}', { params, query })).body;
    return items.find((one) => one.id === id);
  };
  const [whole, searched] = [await cardIn({ limit: 60 }), await cardIn({ search: username })];
  const page = (await browser.call('GET /v1/mates/{gameId}/{mateId}', { params: { ...params, mateId: id } })).body;
  const profile = (await browser.call('GET /v1/users/{id}', { params: { id } })).body;
  return [whole?.bookable, searched?.bookable, page.bookable, profile.mate?.bookable];
};
const yes = [true, true, true, true];
const no = [undefined, undefined, undefined, undefined];

describe('a mate’s card', () => {
  test('says that they can be booked as long as they have hours, online or not, with orders on or off', async () => {
    const mate = await scene.mate();
    expect(await said(mate)).toEqual(yes);
    await mate.browser.call('PUT /v1/mates/me/active', { body: { active: false } });
    expect(await said(mate)).toEqual(yes);
    await scene.setHours(mate, []);
    expect(await said(mate)).toEqual(no);
    await scene.setHours(mate, [{ weekday: 0, from: 0, to: 1440 }]);
    expect(await said(mate)).toEqual(yes);
  });

  test('and not while an operator keeps them from orders', async () => {
    const [mate, boss] = [await scene.mate(), await makeAdministrator(server, 'ALL')];
    const block = async (action: 'BLOCK' | 'UNBLOCK') => {
      const { seen } = (await boss.browser.call('GET /v1/admin/history', { query: { subject: `mate:${mate.id}` } }))
        .body;
      const body = { action, reason: 'Обман в скваде', seen };
      expect(
        (await boss.browser.call('PUT /v1/admin/mates/{id}/block', { params: { id: mate.id }, body })).code,
      ).toBeNull();
    };
    await block('BLOCK');
    expect(await said(mate)).toEqual(no);
    await block('UNBLOCK');
    expect(await said(mate)).toEqual(yes);
  });

  test('and not while strikes keep them from orders', async () => {
    const mate = await scene.mate();
    const until = server.clock.now() + days(1);
    await server.product.app.db
      .update(mateAccess)
      .set({ active: false, ordersOffUntil: new Date(until) })
      .where(eq(mateAccess.userId, mate.id));
    expect(await said(mate)).toEqual(no);
    server.clock.advance(days(1));
    expect(await said(mate)).toEqual(yes);
  });

  test('is asked for again by everybody when the first hours come or the last go, and not between', async () => {
    const [mate, reader] = [await scene.mate(), await scene.client(0)];
    const told = await listen(server, reader.browser, ['mate changed']);
    await scene.setHours(mate, [{ weekday: 0, from: 0, to: 60 }]);
    const other = await scene.mate();
    expect(await told.all()).toEqual({ 'mate changed': { userId: other.id } });
    told.close();
  });
});

test('a mate is told how many wait for their answer, whoever else waits for whom', async () => {
  const [client, mate] = [await scene.client(2000), await scene.mate()];
  const awaiting = async () => (await mate.browser.call('GET /v1/bookings/awaiting')).body.count;
  const ask = async (ahead: number) =>
    (await scene.book(client, mate, { startsAt: await scene.startIn(client, mate, ahead) })).body;
  expect(await awaiting()).toBe(0);
  const [first, second] = [await ask(hours(5)), await ask(hours(9))];
  expect(await awaiting()).toBe(2);
  await scene.answer(mate, first.id);
  expect(await awaiting()).toBe(1);
  await scene.cancel(client, second.id, hourPrice);
  expect(await awaiting()).toBe(0);
  expect((await client.browser.call('GET /v1/bookings/awaiting')).code).toBe('FORBIDDEN');
});
