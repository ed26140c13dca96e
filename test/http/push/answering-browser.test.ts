import { answeringBrowser } from '#domain/notifications/push-terms.ts';
import { days, hours } from '#domain/time/durations.ts';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { admitMate } from '#server/features/mates/standing/change-terms.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { type PushServer, startPushServer } from '../../support/push/push-server';
import { type PushedBrowser, pushedBrowser } from '../../support/push/stand-in-push-service';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { waitFor } from '../../support/wait-for';

let push: PushServer;
beforeAll(async () => {
  push = await startPushServer();
  await seedGames(push.server.product.app.db);
});
afterAll(() => push.stop());

let places = 0;
interface Device extends PushedBrowser {
  readonly path: string;
  readonly endpoint: string;
}
const subscribe = async (person: TestPerson, again?: Device): Promise<Device> => {
  places += 1;
  const path = again?.path ?? `/answering/${places}`;
  const device = again ?? { ...pushedBrowser(), path, endpoint: `${push.service.url}${path}` };
  const { status } = await person.browser.call('PUT /v1/push', {
    body: { endpoint: device.endpoint, keys: device.keys },
  });
  expect(status).toBe(204);
  push.server.product.app.outbox.kick();
  return device;
};
const admit = ({ id }: TestPerson) =>
  inTransaction(push.server.product.app.db, (tx) =>
    admitMate(tx, { userId: id, gameId: 'cs2', by: null, at: new Date(push.server.clock.now()) }),
  );
const newMate = async (): Promise<TestPerson> => {
  const person = await makePerson(push.server);
  await admit(person);
  return person;
};
const arrived = (device: Device) =>
  push.service.seen.filter(({ path }) => path === device.path).map(({ body }) => JSON.parse(device.read(body)));
/** The newest check that a browser has received, of at least so many. */
const checkOf = async (device: Device, count = 1) => {
  push.server.product.app.outbox.kick();
  const checks = await waitFor(
    async () => arrived(device).filter(({ tag }) => tag === 'check'),
    (all) => all.length >= count,
  );
  expect(checks).toHaveLength(count);
  return checks.at(-1);
};
const answer = (body: unknown) =>
  fetch(`${push.server.url}/v1/push/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** Whether the mate lacks something that calls them. */
const isUnreached = async (person: TestPerson): Promise<boolean> => {
  const { rows } = await push.server.database.pool.query(
    'SELECT notifications_connected AS connected FROM mate_access WHERE user_id = $1',
    [person.id],
  );
  return !rows[0]?.connected;
};
const later = async (ms: number): Promise<void> => {
  push.server.clock.advance(ms);
  await sweepDeadlines(push.server);
  push.server.product.app.outbox.kick();
};

test('a mate’s browser is sent a check, and calls them as a messenger does once it has answered', async () => {
  const mate = await newMate();
  const device = await subscribe(mate);
  const check = await checkOf(device);
  expect(check).toMatchObject({ title: 'Проверка связи', link: '/cs2/settings#channels' });
  expect(await isUnreached(mate)).toBe(true);
  expect((await mate.browser.call('GET /v1/push')).body).toMatchObject({ subscribed: true, answers: false });
  expect((await answer(check.answer)).status).toBe(204);
  expect(await isUnreached(mate)).toBe(false);
  expect((await mate.browser.call('GET /v1/push')).body.answers).toBe(true);
});

test('nobody but a mate is sent one, and who becomes a mate with a subscribed browser is', async () => {
  const person = await makePerson(push.server);
  const device = await subscribe(person);
  await later(hours(1));
  expect(arrived(device)).toEqual([]);
  await admit(person);
  await checkOf(device);
});

test.each([
  ['no token', ({ id }: { id: string }) => ({ id })],
  ['another token', ({ id }: { id: string }) => ({ id, token: 'A'.repeat(43) })],
  ['a text', () => 'answer'],
  ['nothing', () => null],
  ['a long token', ({ id }: { id: string }) => ({ id, token: 'a'.repeat(5000) })],
])('%s answers nothing, in the same words', async (_name, body) => {
  const mate = await newMate();
  const check = await checkOf(await subscribe(mate));
  expect((await answer(body(check.answer))).status).toBe(204);
  expect(await isUnreached(mate)).toBe(true);
});

test('a page that opens again keeps what its browser has answered; another person who signs in there begins anew', async () => {
  const mate = await newMate();
  const device = await subscribe(mate);
  await answer((await checkOf(device)).answer);
  await subscribe(mate, device);
  await sweepDeadlines(push.server);
  expect(await isUnreached(mate)).toBe(false);
  await checkOf(device, 1);
  const other = await newMate();
  await subscribe(other, device);
  await sweepDeadlines(push.server);
  expect((await other.browser.call('GET /v1/push')).body.answers).toBe(false);
  expect([await isUnreached(mate), await isUnreached(other)]).toEqual([true, true]);
});

test('a browser that falls silent is checked once, and no longer counts when its term is over', async () => {
  const mate = await newMate();
  const device = await subscribe(mate);
  await answer((await checkOf(device)).answer);
  await later(answeringBrowser.checkedAfter - hours(1));
  await checkOf(device, 1);
  await later(hours(2));
  await checkOf(device, 2);
  expect(await isUnreached(mate)).toBe(false);
  await later(days(1));
  await checkOf(device, 2);
  await later(days(2));
  expect(await isUnreached(mate)).toBe(true);
  await checkOf(device, 2);
});

test('one that answers the second check goes on', async () => {
  const mate = await newMate();
  const device = await subscribe(mate);
  await answer((await checkOf(device)).answer);
  await later(answeringBrowser.checkedAfter + hours(1));
  await answer((await checkOf(device, 2)).answer);
  await later(days(3));
  expect(await isUnreached(mate)).toBe(false);
});

test.each(['signs out', 'switches it off'])('a mate who %s there is not called any more', async (way) => {
  const mate = await newMate();
  await answer((await checkOf(await subscribe(mate))).answer);
  expect(await isUnreached(mate)).toBe(false);
  if (way === 'signs out')
    await push.server.database.pool.query('UPDATE session SET ended_at = now() WHERE user_id = $1', [mate.id]);
  else await mate.browser.call('DELETE /v1/push');
  await sweepDeadlines(push.server);
  expect(await isUnreached(mate)).toBe(true);
});

test('a browser that is gone for its push service is not called any more', async () => {
  const mate = await newMate();
  await answer((await checkOf(await subscribe(mate))).answer);
  push.service.answer(410);
  await later(answeringBrowser.checkedAfter + hours(1));
  await waitFor(async () => (await sweepDeadlines(push.server), isUnreached(mate)), Boolean);
  push.service.answer(201);
});

test('a browser whose push service fails three times in a row calls nobody, until it takes a push again', async () => {
  const mate = await newMate();
  const device = await subscribe(mate);
  await answer((await checkOf(device)).answer);
  await push.server.database.pool.query('UPDATE push_subscription SET failures = 2 WHERE user_id = $1', [mate.id]);
  push.service.answer(500);
  await later(answeringBrowser.checkedAfter + hours(1));
  await waitFor(() => isUnreached(mate), Boolean);
  const unreachedAt = async () => (await mate.browser.call('GET /v1/mates/me/standing')).body.unreachedAt;
  expect(await unreachedAt()).not.toBeNull();
  push.service.answer(201);
  await waitFor(
    () => isUnreached(mate),
    (unreached) => !unreached,
  );
  expect(await unreachedAt()).toBeNull();
});
