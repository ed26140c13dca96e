import { answerDue } from '#domain/bookings/booking.ts';
import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import { days, hours, minutes } from '#domain/time/durations.ts';
import { changedByHand } from '../../support/expect-logs';
import { bookingScene, hourPrice } from '../../support/booking-scene';
import { cachedBalance } from '../../support/money/ledger-state';
import { giveBonus, grantsOf } from '../../support/money/bonus-state';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf, newKey, playSquad } from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = bookingScene(server);

afterEach(() => scene.expectSound());

/** A mate with a booking request from a client with a thousand rubles, `ahead` before its start. */
const asked = async (ms = hours(5)) => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const { body: booking } = await scene.book(client, mate, { startsAt: await scene.startIn(client, mate, ms) });
  return { client, mate, booking };
};

/** The same, agreed on, and paid with 200 of bonus, 100 of gift and 400 of own rubles. */
const agreed = async (ms: number) => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  await giveBonus(server, client.id, 20_000);
  await giveBonus(server, client.id, 10_000, 'GIFT');
  const booking = await scene.agreed(client, mate, ms);
  expect(await scene.purse(client)).toEqual({ own: 60_000, bonus: 0, gift: 0 });
  return { client, mate, booking };
};

describe('the answer', () => {
  test('is the mate’s alone', async () => {
    const { client, mate, booking } = await asked();
    expect((await scene.answer(client, booking.id)).code).toBe('FORBIDDEN');
    expect((await scene.answer(await scene.mate(), booking.id)).code).toBe('BOOKINGS_NOT_FOUND');
    expect((await scene.answer(mate, booking.id)).body.status).toBe('CONFIRMED');
    expect((await scene.answer(mate, booking.id)).code).toBe('BOOKINGS_INVALID_STATE');
    expect(await scene.told(client)).toEqual(['BOOKING_CONFIRMED']);
  });

  test('no returns everything', async () => {
    const { client, mate, booking } = await asked();
    expect((await scene.answer(mate, booking.id, false)).body).toMatchObject({
      status: 'DECLINED',
      closed: { side: 'MATE', returned: hourPrice, income: 0 },
    });
    expect(await scene.purse(client)).toMatchObject({ own: 100_000 });
    expect(await scene.told(client)).toEqual(['BOOKING_DECLINED']);
  });

  test('silence returns everything, and comes too late afterwards', async () => {
    const { client, mate, booking } = await asked(days(2));
    const due = answerDue({ createdAt: Date.parse(booking.createdAt), startsAt: Date.parse(booking.startsAt) });
    expect(due).toBe(Date.parse(booking.createdAt) + bookingTerms.answer);
    await scene.passTo(due - 1);
    expect((await scene.show(client, booking.id)).status).toBe('REQUESTED');
    await scene.passTo(due);
    expect(await scene.show(client, booking.id)).toMatchObject({ status: 'EXPIRED', closed: { side: 'SYSTEM' } });
    expect(await scene.purse(client)).toMatchObject({ own: 100_000 });
    expect((await scene.answer(mate, booking.id)).code).toBe('BOOKINGS_INVALID_STATE');
  });

  test('yes is not for an hour in which the mate’s own game still goes on', async () => {
    const { mate, booking } = await asked(hours(3));
    await playSquad(await scene.client(50_000), mate, { categoryId: scene.fun, durationMinutes: 240 });
    expect((await scene.answer(mate, booking.id)).code).toBe('BOOKINGS_TIME_NOT_FREE');
    expect((await scene.answer(mate, booking.id, false)).status).toBe(200);
  });
});

describe('a cancellation', () => {
  test('before the answer costs nothing, however near the hour', async () => {
    const { client, mate, booking } = await asked(hours(3));
    await scene.passTo(Date.parse(booking.startsAt) - hours(1) - minutes(1));
    expect((await scene.cancel(client, booking.id, hourPrice)).body.closed).toMatchObject({ returned: hourPrice });
    expect(await scene.purse(client)).toMatchObject({ own: 100_000 });
    expect(await scene.told(mate)).toEqual(['BOOKING_CANCELLED', 'BOOKING_REQUESTED']);
  });

  test('by the client in time returns every kopeck as what it was', async () => {
    const { client, mate, booking } = await agreed(hours(5));
    await scene.passTo(Date.parse(booking.startsAt) - bookingTerms.freeCancelBefore);
    await scene.cancel(client, booking.id, hourPrice);
    expect(await scene.purse(client)).toEqual({ own: 100_000, bonus: 20_000, gift: 10_000 });
    expect(await scene.purse(mate)).toMatchObject({ own: 0 });
    expect((await grantsOf(server, client.id)).map(({ left }) => left)).toEqual([20_000, 10_000]);
  });

  test('by the client later pays half to the mate, as an order is, and returns the rest pro rata', async () => {
    const { client, mate, booking } = await agreed(hours(5));
    const revenue = async () => {
      const { rows } = await server.database.pool.query<{ sum: string }>(
        "SELECT coalesce(sum(amount), 0) AS sum FROM transfer JOIN account ON account.id = credit_account WHERE owner = 'revenue'",
      );
      return Number(rows[0]?.sum ?? 0);
    };
    const before = await revenue();
    await scene.passTo(Date.parse(booking.startsAt) - bookingTerms.freeCancelBefore + 1);
    expect((await scene.show(client, booking.id)).ifCancelled).toEqual({ returned: 350, income: 350 });
    expect((await scene.show(mate, booking.id)).ifCancelled).toEqual({ returned: 700, income: 0 });
    expect((await scene.cancel(client, booking.id, hourPrice)).code).toBe('BOOKINGS_TERMS_CHANGED');
    await scene.cancel(client, booking.id, 350);
    expect(await scene.purse(client)).toEqual({ own: 80_000, bonus: 10_000, gift: 5000 });
    expect(await scene.purse(mate)).toMatchObject({ own: 27_300 });
    expect((await revenue()) - before).toBe(7700);
    expect(await cachedBalance(server.database, 'HOLD', `booking:${booking.id}`)).toBe(0);
    expect((await scene.show(mate, booking.id)).closed).toMatchObject({ side: 'CLIENT', returned: 350, income: 273 });
    expect((await scene.show(client, booking.id)).closed).toMatchObject({ income: null });
  });

  test('is done once, however often it is asked at once', async () => {
    const { client, booking } = await agreed(hours(5));
    const key = newKey();
    const answers = await Promise.all([
      scene.cancel(client, booking.id, hourPrice, key),
      scene.cancel(client, booking.id, hourPrice, key),
      scene.cancel(client, booking.id, hourPrice),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([null, null]));
    expect(await scene.purse(client)).toEqual({ own: 100_000, bonus: 20_000, gift: 10_000 });
  });

  test('by the mate costs the client nothing, at the last minute too', async () => {
    const { client, mate, booking } = await agreed(hours(5));
    await scene.passTo(Date.parse(booking.startsAt) - minutes(6));
    await scene.cancel(mate, booking.id, 700);
    expect(await scene.purse(client)).toEqual({ own: 100_000, bonus: 20_000, gift: 10_000 });
    expect(await scene.told(client)).toContain('BOOKING_CANCELLED');
  });

  test('leaves nothing that wakes', async () => {
    const { client, booking } = await agreed(days(3));
    await scene.cancel(client, booking.id, 700);
    const { rows } = await server.database.pool.query('SELECT 1 FROM deadline WHERE aggregate = $1', [
      `booking:${booking.id}`,
    ]);
    expect(rows).toEqual([]);
    expect((await scene.cancel(client, booking.id, 700)).code).toBe('BOOKINGS_INVALID_STATE');
  });
});

describe('what a mate has promised', () => {
  test('no squad that would run into it may call them or be taken', async () => {
    const [client, mate, other] = [await scene.client(5000), await scene.mate(), await scene.client(50_000)];
    const booking = await scene.agreed(client, mate, hours(4));
    await scene.passTo(Date.parse(booking.startsAt) - hours(2));
    const call = (durationMinutes: number) =>
      createSquadOf(other, { categoryId: scene.fun, mateIds: [mate.id], durationMinutes });
    expect((await call(120)).code).toBe('SQUADS_MATE_BOOKED');
    const { body } = await call(60);
    await scene.passTo(server.clock.now() + minutes(5));
    expect(body.id).toEqual(expect.any(Number));
    await server.database.pool.query('UPDATE squad SET duration_minutes = 180 WHERE id = $1', [body.id]);
    changedByHand('squad', body.id);
    const accept = await mate.browser.call('POST /v1/squads/mate/orders/{id}/accept', { params: { id: body.id } });
    expect(accept.code).toBe('SQUADS_MATE_BOOKED');
  });

  test('a request alone binds them to nothing yet', async () => {
    const { mate, booking } = await asked(hours(4));
    await server.database.pool.query('DELETE FROM deadline WHERE aggregate = $1', [`booking:${booking.id}`]);
    await scene.passTo(Date.parse(booking.startsAt) - hours(1));
    const other = await scene.client(50_000);
    const called = await createSquadOf(other, { categoryId: scene.fun, mateIds: [mate.id], durationMinutes: 120 });
    expect(called.status).toBe(200);
  });
});

test('all of it left sound books: receipts and what is owed agree', () => expectSoundBooks(server));
