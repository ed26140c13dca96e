import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import { hours, minutes } from '#domain/time/durations.ts';
import { changedByHand } from '../../support/expect-logs';
import { bookingScene, hourPrice } from '../../support/booking-scene';
import { giveBonus } from '../../support/money/bonus-state';
import { serverForTests } from '../../support/server/server-for-tests';
import {
  acceptOrder,
  confirmSquad,
  createSquadOf,
  paySquad,
  playSquad,
  showSquad,
} from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = bookingScene(server);

afterEach(() => scene.expectSound());

test('the hour has come: the squad stands in its lobby, paid as agreed', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  await giveBonus(server, client.id, 10_000);
  await giveBonus(server, client.id, 5000, 'GIFT');
  const booking = await scene.agreed(client, mate, hours(4));
  expect(await scene.purse(client)).toEqual({ own: 45_000, bonus: 0, gift: 0 });
  await scene.passToOpening(booking);
  const opened = await scene.show(client, booking.id);
  expect(opened).toMatchObject({ status: 'OPENED', closed: null, ifCancelled: null });
  const { squad } = await showSquad(client, opened.squadId ?? 0);
  expect(squad).toMatchObject({
    status: 'STARTED',
    durationMinutes: 60,
    ownerId: client.id,
    payments: [{ payerId: client.id, amount: hourPrice }],
  });
  expect(await scene.purse(client)).toEqual({ own: 45_000, bonus: 0, gift: 0 });
  expect((await scene.told(mate))[0]).toBe('SQUAD_LOBBY_DUE');
  expect((await scene.told(client))[0]).toBe('SQUAD_LOBBY_DUE');
  for (const kind of [
    'SQUAD_INVITED',
    'SQUAD_PAYMENT_DUE',
    'SQUAD_CONFIRMATION_DUE',
    'SQUAD_PAID',
    'SQUAD_MEMBER_JOINED',
  ])
    expect([...(await scene.told(mate)), ...(await scene.told(client))]).not.toContain(kind);
});

test('the mate’s orders need not be on, and what they were booked for stays when their grade changes', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(4));
  await server.database.pool.query(
    "UPDATE mate_access SET active = false, grade = 'STAR', percent = 90 WHERE user_id = $1",
    [mate.id],
  );
  await scene.passToOpening(booking);
  const { squadId, price } = await scene.show(client, booking.id);
  const { squad } = await showSquad(mate, squadId ?? 0);
  expect(squad.payments[0]?.amount).toBe(price);
  expect(squad.members.find(({ id }) => id === mate.id)?.mate).toEqual({ level: 'EXPERT', percent: 78 });
});

test('the game is played and paid as any other', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(4));
  await scene.passToOpening(booking);
  const { squadId } = await scene.show(client, booking.id);
  await confirmSquad(client, squadId ?? 0);
  await confirmSquad(mate, squadId ?? 0);
  await scene.passTo(server.clock.now() + hours(1) + minutes(1));
  await confirmSquad(client, squadId ?? 0);
  expect(await scene.purse(mate)).toMatchObject({ own: 54_600 });
});

test('reminders come a day, an hour and a quarter before, each once, to both', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(30));
  const at = Date.parse(booking.startsAt);
  for (const ahead of bookingTerms.reminders) {
    await scene.passTo(at - ahead - 1);
    const before = (await scene.told(client)).filter((kind) => kind === 'BOOKING_SOON').length;
    await scene.passTo(at - ahead);
    await scene.passTo(at - ahead + minutes(1));
    for (const person of [client, mate])
      expect((await scene.told(person)).filter((kind) => kind === 'BOOKING_SOON')).toHaveLength(before + 1);
  }
});

test('a client still in another game is waited for', async () => {
  const [client, mate] = [await scene.client(5000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(4));
  await scene.passTo(Date.parse(booking.startsAt) - minutes(6));
  const { body } = await createSquadOf(client, { categoryId: scene.fun, mateIds: [(await scene.mate()).id] });
  await scene.passToOpening(booking);
  expect((await scene.show(client, booking.id)).status).toBe('CONFIRMED');
  await client.browser.call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
  await scene.passTo(Date.parse(booking.startsAt) + minutes(1));
  expect((await scene.show(client, booking.id)).status).toBe('OPENED');
});

test('a client who never comes pays half of the hour that was kept for them', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(4));
  await scene.passTo(Date.parse(booking.startsAt) - minutes(6));
  await createSquadOf(client, { categoryId: scene.fun, mateIds: [(await scene.mate()).id] });
  await scene.waitInVain(booking);
  expect(await scene.show(client, booking.id)).toMatchObject({
    status: 'FAILED',
    closed: { side: 'CLIENT', returned: 350, income: null },
  });
  expect(await scene.purse(client)).toMatchObject({ own: 65_000 });
  expect(await scene.purse(mate)).toMatchObject({ own: 27_300 });
  for (const person of [client, mate]) expect(await scene.told(person)).toContain('BOOKING_FAILED');
});

test('a mate who is in another game costs the client nothing', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(4));
  await server.database.pool.query("UPDATE booking SET status = 'REQUESTED' WHERE id = $1", [booking.id]);
  await scene.passTo(Date.parse(booking.startsAt) - minutes(6));
  await playSquad(await scene.client(10_000), mate, { categoryId: scene.fun });
  await server.database.pool.query("UPDATE booking SET status = 'CONFIRMED' WHERE id = $1", [booking.id]);
  await scene.waitInVain(booking);
  expect(await scene.show(mate, booking.id)).toMatchObject({
    status: 'FAILED',
    closed: { side: 'MATE', returned: hourPrice, income: 0 },
  });
  expect(await scene.purse(client)).toMatchObject({ own: 100_000 });
});

test('both still play together: it is not the client who pays', async () => {
  const [client, mate] = [await scene.client(5000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(4));
  const squadId = await playSquad(client, mate, { categoryId: scene.fun, durationMinutes: 180 });
  await server.database.pool.query(
    "UPDATE squad SET status_ends_at = status_ends_at + interval '6 hours' WHERE id = $1",
    [squadId],
  );
  changedByHand('squad', squadId);
  await server.database.pool.query("DELETE FROM deadline WHERE aggregate LIKE 'squad:%'");
  await scene.waitInVain(booking);
  expect((await scene.show(client, booking.id)).closed).toMatchObject({ side: 'MATE', returned: hourPrice });
});

test('a category that is no longer played blames nobody', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(4));
  await server.database.pool.query('UPDATE category SET enabled = false WHERE id = $1', [scene.fun]);
  try {
    await scene.waitInVain(booking);
  } finally {
    await server.database.pool.query('UPDATE category SET enabled = true WHERE id = $1', [scene.fun]);
  }
  expect((await scene.show(client, booking.id)).closed).toMatchObject({ side: 'SYSTEM', returned: hourPrice });
});

test('a service that slept through the hour returns everything', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(4));
  await scene.passTo(Date.parse(booking.startsAt) + hours(1));
  expect(await scene.show(client, booking.id)).toMatchObject({ status: 'FAILED', closed: { side: 'SYSTEM' } });
  expect(await scene.told(client)).not.toContain('BOOKING_SOON');
});

test('a paid order elsewhere is no obstacle once it is over', async () => {
  const [client, mate] = [await scene.client(5000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(4));
  const { body } = await createSquadOf(client, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, body.id);
  await paySquad(client, body.id);
  await client.browser.call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
  await scene.passToOpening(booking);
  expect((await scene.show(mate, booking.id)).status).toBe('OPENED');
});
