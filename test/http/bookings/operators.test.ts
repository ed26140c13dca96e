import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { hours } from '#domain/time/durations.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { bookingScene, hourPrice } from '../../support/booking-scene';
import { actsOn, seenBy } from '../../support/desk';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { listen } from '../../support/server/listen';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
const scene = bookingScene(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_SQUADS');
});
afterEach(() => scene.expectSound());

const reason = 'У игры технические работы';

const read = (by: TestPerson, id: string) => by.browser.call('GET /v1/admin/bookings/{id}', { params: { id } });
const cancel = (by: TestPerson, id: string, seen: number, key: string = randomUUID()) =>
  by.browser.call('POST /v1/admin/bookings/{id}/cancel', {
    params: { id },
    body: { seen, reason },
    idempotencyKey: key,
  });
const list = async (query: object): Promise<readonly string[]> =>
  (await boss.browser.call('GET /v1/admin/bookings', { query })).body.items.map(({ id }) => id);
const find = async (q: string) =>
  (await boss.browser.call('GET /v1/admin/search', { query: { q } })).body.found.filter(
    ({ kind }) => kind === 'booking',
  );

const pair = async () => [await scene.client(1000), await scene.mate()] as const;
const asked = async (client: TestPerson, mate: TestPerson, ahead = hours(9)) =>
  (await scene.book(client, mate, { startsAt: await scene.startIn(client, mate, ahead) })).body;

/** One of its two people becomes an operator. */
const promote = async ({ id }: TestPerson, ...permissions: AdminPermission[]): Promise<void> => {
  await server.product.app.db.update(appUser).set({ isAdmin: true, permissions }).where(eq(appUser.id, id));
};

const latest = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications', { query: {} })).body.items[0];

describe('an operator cancels a booking', () => {
  test('however late: the client has everything back, the mate nothing, and both read why', async () => {
    const [client, mate] = await pair();
    const { id, startsAt } = await scene.agreed(client, mate, hours(5));
    await scene.passTo(Date.parse(startsAt) - hours(1));
    expect((await read(boss, id)).body).toMatchObject({ status: 'CONFIRMED', held: hourPrice, mayCancel: true });
    const seen = await seenBy(boss, `booking:${id}`);
    const key = randomUUID();
    const [first, again] = [await cancel(boss, id, seen, key), await cancel(boss, id, seen, key)];
    expect([first.code, again.body]).toEqual([null, first.body]);
    expect(first.body).toMatchObject({
      status: 'CANCELLED',
      closedBy: 'OPERATOR',
      held: 0,
      closing: { returned: hourPrice, income: 0, service: 0 },
      mayCancel: false,
      deadlines: [],
    });
    expect(await scene.purse(client)).toMatchObject({ own: 100_000 });
    expect(await scene.purse(mate)).toMatchObject({ own: 0 });
    for (const person of [client, mate]) {
      const told = await latest(person);
      expect(told?.title).toBe('Запись отменена администратором');
      expect(told?.text).toContain(reason);
      expect((await scene.show(person, id)).closed).toMatchObject({ side: 'OPERATOR', reason });
    }
    expect(await actsOn(server, `booking:${id}`)).toEqual(['booking.cancel']);
  });

  test('not their own, not what is over, and not without the right', async () => {
    const [client, mate] = await pair();
    const { id } = await asked(client, mate);
    const stranger = await makeAdministrator(server, 'MANAGE_DISPUTES');
    expect((await cancel(stranger, id, 0)).code).toBe('FORBIDDEN');
    await promote(client, 'MANAGE_SQUADS');
    expect((await read(client, id)).body).toMatchObject({ own: true, mayCancel: false });
    expect((await cancel(client, id, 0)).code).toBe('ADMIN_OWN_OBJECT');
    await scene.cancel(client, id, hourPrice);
    expect((await cancel(boss, id, 0)).code).toBe('BOOKINGS_INVALID_STATE');
    expect((await cancel(boss, randomUUID(), 0)).code).toBe('BOOKINGS_NOT_FOUND');
  });

  test('two of them at once: one does, the other learns who was first', async () => {
    const [client, mate] = await pair();
    const { id } = await asked(client, mate);
    const other = await makeAdministrator(server, 'DISBAND_SQUADS');
    const answers = await Promise.all([cancel(boss, id, 0), cancel(other, id, 0)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null]);
    expect(await scene.purse(client)).toMatchObject({ own: 100_000 });
  });
});

describe('an operator sees', () => {
  test('a late cancellation to the last ruble, with both people’s operations', async () => {
    const [client, mate] = await pair();
    const { id, startsAt } = await scene.agreed(client, mate, hours(5));
    await scene.passTo(Date.parse(startsAt) - hours(1));
    await scene.cancel(client, id, 350);
    const { body } = await read(boss, id);
    expect(body.closing).toEqual({ returned: 350, income: 273, service: 77 });
    expect(body.lines.map(({ person, amount }) => [person.id, amount])).toEqual([
      [client.id, -700],
      [client.id, 350],
      [mate.id, 273],
    ]);
    expect(body.confirmedAt).not.toBeNull();
  });

  test('the squad that it has become, and what the clock still owes it before', async () => {
    const [client, mate] = await pair();
    const booking = await scene.agreed(client, mate, hours(5));
    const before = (await read(boss, booking.id)).body;
    expect(before.deadlines.map(({ kind }) => kind)).toEqual(['remind', 'remind', 'open']);
    await scene.passToOpening(booking);
    const { body } = await read(boss, booking.id);
    expect(body).toMatchObject({ status: 'OPENED', held: 0, closing: null, mayCancel: false, deadlines: [] });
    expect([body.squad?.id, body.squad?.status]).toEqual([body.squadId, 'STARTED']);
  });

  test('bookings by either name, id, state, whose doing, price, game and hour of the game', async () => {
    const [client, mate] = [await scene.client(2000), await scene.mate()];
    const [soon, later] = [await asked(client, mate, hours(9)), await asked(client, mate, hours(20))];
    await scene.cancel(client, later.id, hourPrice);
    const named = { search: client.username };
    expect(await list(named)).toEqual([later.id, soon.id]);
    expect(await list({ search: mate.username.slice(0, -1).toUpperCase() })).toEqual(
      expect.arrayContaining([soon.id, later.id]),
    );
    expect(await list({ search: soon.id })).toEqual([soon.id]);
    expect(await list({ ...named, sort: 'startsAt' })).toEqual([soon.id, later.id]);
    expect(await list({ ...named, status: ['REQUESTED'] })).toEqual([soon.id]);
    expect(await list({ ...named, closedBy: ['CLIENT'] })).toEqual([later.id]);
    expect(await list({ ...named, minAmount: hourPrice + 1 })).toEqual([]);
    expect(await list({ ...named, maxAmount: hourPrice, from: later.startsAt })).toEqual([later.id]);
    expect(await list({ ...named, to: soon.startsAt })).toEqual([soon.id]);
    expect(await list({ ...named, gameId: 'cs2' })).toEqual([later.id, soon.id]);
    expect(await list({ ...named, gameId: 'dota2' })).toEqual([]);
    expect((await find(mate.username)).map(({ path }) => path)).toEqual(
      [later, soon].map(({ id }) => `/admin/bookings/${id}`),
    );
    const file = await boss.browser.raw('GET', `/v1/admin/bookings.csv?search=${client.username}`);
    expect([file.status, String(file.body).trim().split('\n').length]).toEqual([200, 3]);
  });

  test('a person’s bookings on their card, of either side, also without the right to the section', async () => {
    const [client, mate] = await pair();
    const { id } = await asked(client, mate);
    const looker = await makeAdministrator(server, 'VIEW_USER');
    for (const person of [client, mate]) {
      const params = { id: person.id };
      const card = (await looker.browser.call('GET /v1/admin/users/{id}', { params })).body;
      expect(card.counts).toMatchObject({ bookings: 1, openBookings: 1 });
      const { items } = (await looker.browser.call('GET /v1/admin/users/{id}/bookings', { params })).body;
      expect(items.map((one) => one.id)).toEqual([id]);
    }
    expect((await looker.browser.call('GET /v1/admin/users/{id}', { params: { id: client.id } })).body.money.held).toBe(
      hourPrice,
    );
  });

  test('every change at once', async () => {
    const [client, mate] = await pair();
    const { id } = await asked(client, mate);
    const told = await listen(server, boss.browser, ['back office changed']);
    await scene.answer(mate, id);
    expect(await told.all()).toEqual({ 'back office changed': { kind: 'booking' } });
    told.close();
  });
});
