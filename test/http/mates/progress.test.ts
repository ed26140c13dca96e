import { v7 as uuidv7 } from 'uuid';
import { days, minutes, seconds } from '#domain/time/durations.ts';
import type { TestPerson } from '../../support/people/make-person';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';
import { acceptOrder, createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

const progress = async ({ browser }: TestPerson) => (await browser.call('GET /v1/mates/me/progress')).body;
const secondsOnCard = async ({ id }: TestPerson): Promise<unknown> => {
  const { rows } = await server.database.pool.query('SELECT answer_seconds FROM mate_card WHERE user_id = $1', [id]);
  return rows[0]?.answer_seconds;
};

/** A client invites, and the mate declines after that many ms; null: the invitation expires. */
const callAndDecline = async (mate: TestPerson, after: number | null) => {
  const owner = await scene.client();
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  server.clock.advance(after ?? minutes(10));
  if (after === null) await sweepDeadlines(server);
  else await mate.browser.call('POST /v1/squads/mate/orders/{id}/cancel', { params: { id: body.id } });
};

test('a mate sees how many calls of the last 30 days they took, and how long an answer takes them', async () => {
  const mate = await scene.mate();
  expect((await progress(mate)).answers).toEqual({ calls: 0, accepted: 0, medianSeconds: null });
  await callAndDecline(mate, seconds(30));
  await callAndDecline(mate, minutes(5));
  await callAndDecline(mate, null);
  // An invitation withdrawn by its owner does not count as an answer.
  const hasty = await scene.client();
  const gone = await createSquadOf(hasty, { categoryId: scene.fun, mateIds: [mate.id] });
  await hasty.browser.call('POST /v1/squads/{id}/disband', { params: { id: gone.body.id } });
  const owner = await scene.client();
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  server.clock.advance(seconds(90));
  expect((await acceptOrder(mate, body.id)).status).toBe(200);
  expect((await progress(mate)).answers).toEqual({ calls: 4, accepted: 1, medianSeconds: 90 });
  server.clock.advance(days(31));
  expect((await progress(mate)).answers).toEqual({ calls: 0, accepted: 0, medianSeconds: null });
});

test('clients are told the time once three answers stand; a lapsed call is none of them', async () => {
  const mate = await scene.mate();
  await callAndDecline(mate, seconds(20));
  await callAndDecline(mate, seconds(40));
  await callAndDecline(mate, null);
  expect(await secondsOnCard(mate)).toBeNull();
  await callAndDecline(mate, minutes(4));
  expect(await secondsOnCard(mate)).toBe(40);
  // A deleted card is restored with it.
  await server.database.pool.query('DELETE FROM mate_card WHERE user_id = $1', [mate.id]);
  await server.database.pool.query('UPDATE mate_access SET active = active WHERE user_id = $1', [mate.id]);
  expect(await secondsOnCard(mate)).toBe(40);
});

/** A line of money in kopecks. */
const line = async (userId: string, amount: number, type: string, at: Date): Promise<void> => {
  const { pool } = server.database;
  const operationId = uuidv7();
  await pool.query("INSERT INTO operation (id, kind, actor, created_at) VALUES ($1, 'test', 'system', $2)", [
    operationId,
    at,
  ]);
  await pool.query(
    'INSERT INTO balance_transaction (user_id, operation_id, type, amount, created_at) VALUES ($1, $2, $3, $4, $5)',
    [userId, operationId, type, amount, at],
  );
};

test('income stands by weeks of the mate’s own calendar, empty ones too', async () => {
  const mate = await scene.mate();
  await server.database.pool.query("UPDATE app_user SET time_zone = 'Asia/Vladivostok' WHERE id = $1", [mate.id]);
  // A Sunday, 16:00 by UTC: already Monday in Vladivostok.
  const weekMs = days(7);
  const sunday = Date.UTC(2026, 5, 21, 16);
  const weeksAhead = Math.ceil((server.clock.now() - sunday) / weekMs) + 1;
  const now = sunday + Math.max(0, weeksAhead) * weekMs;
  server.clock.advance(now - server.clock.now());
  await line(mate.id, 100_050, 'SELL', new Date(now - minutes(30)));
  await line(mate.id, 20_000, 'SELL_TIPS', new Date(now - minutes(300)));
  await line(mate.id, 4000, 'BALANCE_UNRESERVE', new Date(now - minutes(300)));
  await line(mate.id, -5000, 'WITHDRAWAL', new Date(now - minutes(20)));
  await line(mate.id, 7000, 'SELL', new Date(now - 9 * weekMs));
  const { weeks } = await progress(mate);
  expect(weeks.map(({ income }: { income: number }) => income)).toEqual([0, 0, 0, 0, 0, 0, 240, 1000.5]);
  expect(weeks.at(-1)).toMatchObject({ from: new Date(now - minutes(120)).toISOString() });
});

test('the progress is read by mates alone', async () => {
  const client = await makePerson(server);
  expect((await client.browser.call('GET /v1/mates/me/progress')).status).toBe(403);
  expect((await testBrowser(server.url).call('GET /v1/mates/me/progress')).status).toBe(401);
});
