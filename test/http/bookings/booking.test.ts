import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import { inviteTerms } from '#domain/squad/facts/squad-limits.ts';
import { days, hours, minutes } from '#domain/time/durations.ts';
import { bookingScene, hourPrice } from '../../support/booking-scene';
import { giveBonus } from '../../support/money/bonus-state';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = bookingScene(server);

afterEach(() => scene.expectSound());

/** A client with that many rubles, a mate, and a free hour. */
const pair = async (rubles = 1000) => {
  const [client, mate] = [await scene.client(rubles), await scene.mate()];
  return { client, mate, startsAt: await scene.startIn(client, mate, hours(5)) };
};

describe('hours and times', () => {
  test('a mate’s hours are what they have put last, by their own clock', async () => {
    const mate = await scene.mate();
    const wanted = [{ weekday: 2, from: 600, to: 720 }];
    expect((await scene.setHours(mate, wanted)).status).toBe(204);
    const { body } = await mate.browser.call('GET /v1/mates/me/hours');
    expect(body).toEqual({ hours: wanted, timeZone: 'Europe/Moscow' });
  });

  test('who has no hours takes no bookings; neither does one who lacks something or whom strikes keep from orders', async () => {
    const { client, mate } = await pair();
    expect((await scene.times(client, mate)).open).toBe(true);
    const closed = { open: false, starts: [] };
    const until = async (change: string, back: string): Promise<void> => {
      await server.database.pool.query(change, [mate.id]);
      expect(await scene.times(client, mate)).toEqual(closed);
      await server.database.pool.query(back, [mate.id]);
    };
    await until(
      "UPDATE mate_access SET orders_off_until = now() + interval '9 days' WHERE user_id = $1",
      'UPDATE mate_access SET orders_off_until = NULL WHERE user_id = $1',
    );
    await until(
      "UPDATE mate_access SET blocked_at = now(), block_reason = 'x' WHERE user_id = $1",
      'UPDATE mate_access SET blocked_at = NULL, block_reason = NULL WHERE user_id = $1',
    );
    await until(
      'UPDATE mate_access SET notifications_connected = false WHERE user_id = $1',
      'UPDATE mate_access SET notifications_connected = true WHERE user_id = $1',
    );
    await server.database.pool.query('UPDATE mate_access SET active = false WHERE user_id = $1', [mate.id]);
    expect((await scene.times(client, mate)).open).toBe(true);
    await scene.setHours(mate, []);
    expect(await scene.times(client, mate)).toEqual(closed);
  });

  test('a mate who has blocked somebody offers them nothing, and everybody else what was free', async () => {
    const { client, mate, startsAt } = await pair();
    await server.database.pool.query(
      'INSERT INTO user_block (blocker_id, blocked_id, created_at) VALUES ($1, $2, now())',
      [mate.id, client.id],
    );
    expect(await scene.times(client, mate)).toEqual({ open: false, starts: [] });
    expect((await scene.book(client, mate, { startsAt })).code).toBe('BOOKINGS_TIME_NOT_FREE');
    expect((await scene.times(await scene.client(), mate)).open).toBe(true);
  });

  test('nobody can be booked who is no mate', async () => {
    const { client, mate, startsAt } = await pair();
    const answer = await client.browser.call('GET /v1/mates/{mateId}/booking-times', {
      params: { mateId: client.id },
      query: { durationMinutes: 60 },
    });
    expect(answer.code).toBe('USERS_NOT_FOUND');
    const other = await scene.client();
    expect((await scene.book(client, other, { startsAt })).code).toBe('SQUADS_MATE_NOT_FOUND');
    expect((await scene.book(client, client, { startsAt })).code).toBe('SQUADS_INVALID_MEMBERS');
    expect((await scene.book(mate, mate, { startsAt })).code).toBe('FORBIDDEN');
  });
});

describe('booking', () => {
  test('the price is held, bonus money first, and the mate is asked', async () => {
    const { client, mate, startsAt } = await pair();
    await giveBonus(server, client.id, 50_000);
    const { body } = await scene.book(client, mate, { startsAt });
    expect(body).toMatchObject({
      status: 'REQUESTED',
      side: 'CLIENT',
      price: hourPrice,
      income: null,
      startsAt,
      squadId: null,
      closed: null,
      ifCancelled: { returned: hourPrice, income: 0 },
      answerBy: new Date(Date.parse(startsAt) - Math.max(hours(1), 0)).toISOString(),
    });
    expect(await scene.purse(client)).toEqual({ own: 51_000, bonus: 29_000, gift: 0 });
    expect(await scene.told(mate)).toEqual(['BOOKING_REQUESTED']);
    expect((await scene.show(mate, body.id)).income).toBe(546);
    const { body: history } = await client.browser.call('GET /v1/balance/transactions', { query: {} });
    expect(history.items[0]).toMatchObject({
      type: 'PURCHASE',
      amount: -hourPrice,
      status: 'HELD',
      details: { bookingId: body.id, username: mate.username },
    });
  });

  test('repeated by its key it is one booking', async () => {
    const { client, mate, startsAt } = await pair(5000);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => scene.book(client, mate, { startsAt, key })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await scene.purse(client)).toMatchObject({ own: 430_000 });
  });

  test('of two clients at once one has the hour', async () => {
    const { client, mate, startsAt } = await pair();
    const clients = [client, await scene.client(1000), await scene.client(1000), await scene.client(1000)];
    const answers = await Promise.all(clients.map((one) => scene.book(one, mate, { startsAt })));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      'BOOKINGS_TIME_NOT_FREE',
      'BOOKINGS_TIME_NOT_FREE',
      'BOOKINGS_TIME_NOT_FREE',
      null,
    ]);
    expect((await scene.times(client, mate)).starts).not.toContain(startsAt);
  });

  test('another price than stands, or more than one has, holds nothing', async () => {
    const { client, mate, startsAt } = await pair(500);
    expect((await scene.book(client, mate, { startsAt, amount: 690 })).code).toBe('BOOKINGS_PRICE_CHANGED');
    const poor = await scene.book(client, mate, { startsAt });
    expect([poor.code, poor.body]).toMatchObject(['BALANCE_INSUFFICIENT', { details: { shortfall: 200 } }]);
    expect(await scene.purse(client)).toMatchObject({ own: 50_000 });
  });

  test('one client cannot be at two places, nor have more than so many open', async () => {
    const { client, mate, startsAt } = await pair(20_000);
    await scene.book(client, mate, { startsAt });
    const other = await scene.mate();
    expect((await scene.book(client, other, { startsAt })).code).toBe('BOOKINGS_TIME_NOT_FREE');
    for (let made = 1; made < bookingTerms.maxOpen; made += 1)
      await scene.book(client, other, { startsAt: await scene.startIn(client, other, days(made) + hours(5)) });
    const late = await scene.startIn(client, mate, days(9));
    expect((await scene.book(client, mate, { startsAt: late })).code).toBe('BOOKINGS_LIMIT');
  });

  test.each<[string, object, string]>([
    ['a game that is not there', { gameId: 'chess' }, 'SQUADS_GAME_NOT_FOUND'],
    ['a platform of other games', { platform: 'PS' }, 'SQUADS_INVALID_PLATFORM'],
    ['a category that is not there', { categoryId: 999_999 }, 'SQUADS_CATEGORY_NOT_FOUND'],
    ['a language that the mate does not speak', { languages: ['he'] }, 'SQUADS_MATE_LANGUAGE_MISMATCH'],
  ])('%s is refused', async (_what, body, code) => {
    const { client, mate, startsAt } = await pair();
    expect((await scene.book(client, mate, { startsAt, body })).code).toBe(code);
  });

  test('a trial lesson is not for later, and a mate who lacks something is not to be booked', async () => {
    const { client, mate, startsAt } = await pair();
    const trial = { categoryId: await scene.categoryId('EDUCATION_PROMO'), durationMinutes: 30 };
    expect((await scene.book(client, mate, { startsAt, body: trial })).code).toBe('SQUADS_CANNOT_PLAY_CATEGORY');
    await server.database.pool.query('UPDATE app_user SET country = NULL WHERE id = $1', [mate.id]);
    expect((await scene.book(client, mate, { startsAt })).code).toBe('SQUADS_INVALID_ONBOARDING');
  });

  test('nobody is asked by one person again and again', async () => {
    const { client, mate, startsAt } = await pair();
    const ask = () => scene.book(client, mate, { startsAt, amount: 1 });
    for (let asked = 0; asked < inviteTerms.perPair; asked += 1) expect((await ask()).code).not.toBe('RATE_LIMITED');
    expect((await ask()).code).toBe('RATE_LIMITED');
  });

  test('an hour that is not offered is refused', async () => {
    const { client, mate, startsAt } = await pair();
    const odd = new Date(Date.parse(startsAt) + minutes(7)).toISOString();
    expect((await scene.book(client, mate, { startsAt: odd })).code).toBe('BOOKINGS_TIME_NOT_FREE');
  });
});

describe('the lists', () => {
  test('what is to come stands by its hour, what is over from the latest on; both sides see theirs, nobody else any', async () => {
    const [client, mate] = [await scene.client(10_000), await scene.mate()];
    const later = await scene.agreed(client, mate, days(2));
    const sooner = await scene.agreed(client, mate, hours(5));
    const list = async (state: 'OPEN' | 'PAST', query: object = {}) =>
      (await mate.browser.call('GET /v1/bookings', { query: { state, ...query } })).body;
    expect((await list('OPEN')).items.map(({ id }) => id)).toEqual([sooner.id, later.id]);
    const first = await list('OPEN', { limit: 1 });
    const rest = await list('OPEN', { limit: 1, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([sooner.id, later.id]);
    expect(rest.nextCursor).toBeNull();
    await scene.cancel(mate, later.id, hourPrice);
    await scene.passTo(server.clock.now() + 1000);
    await scene.cancel(mate, sooner.id, hourPrice);
    expect((await list('PAST')).items.map(({ id }) => id)).toEqual([sooner.id, later.id]);
    expect((await list('OPEN')).items).toEqual([]);
    const stranger = await scene.client();
    const seen = await stranger.browser.call('GET /v1/bookings/{id}', { params: { id: sooner.id } });
    expect(seen.code).toBe('BOOKINGS_NOT_FOUND');
  });
});
