import { aReadiness } from '../../support/mates/a-readiness';
import { readFile } from 'node:fs/promises';
import { scenarios } from '#client/pages/dev/tools/scenarios.ts';
import { presenceTerms } from '#domain/people/presence.ts';
import { demoPassword } from '#server/composition/demo/demo-person.ts';
import { demoMates } from '#server/composition/demo/people/demo-mates.ts';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { findFaults } from '#server/features/balance/ledger-check/find-faults.ts';
import { readReadiness } from '#server/features/mate-access/readiness.ts';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { expectReplays } from '../../support/squads/expect-replays';
import { expectSameLedger } from '../../support/squads/expect-same-ledger';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { testBrowser } from '../../support/server/test-browser';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.product.app);
}, 180_000);
afterAll(() => server.stop());

const query = async (text: string) => (await server.database.pool.query(text)).rows;

const onlineNames = async (): Promise<readonly string[]> => {
  const { body } = await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', {
    params: { gameId: 'cs2' },
    query: { online: 'true', limit: 60 },
  });
  return body.items.map(({ name }) => name).sort();
};

const openSquads = async (): Promise<number> =>
  (await testBrowser(server.url).call('GET /v1/squads/{gameId}/squads', { params: { gameId: 'cs2' } })).body.length;

/** Long enough for a squad that nobody joined to be disbanded and another to be opened. */
const hourPasses = async (): Promise<void> => {
  for (const minutes of [60, 10]) {
    server.clock.advance(minutes * 60_000);
    await sweepDeadlines(server);
  }
};

describe('the demo', () => {
  test('has squads all of whose steps can be made once more', async () => {
    const squads = await query('SELECT id FROM squad ORDER BY id');
    expect(squads.length).toBeGreaterThan(20);
    for (const { id } of squads) await expectReplays(server, id);
  });

  test('has squads whose steps, with nothing changed, lead to what the ledger says', async () => {
    expect(await expectSameLedger(server)).toBeGreaterThan(20);
  });

  test('holds sixty mates over all games and levels, with faces, reviews and prices', async () => {
    const rows = await query(
      'SELECT count(*)::int AS mates, count(DISTINCT game_id)::int AS games, count(DISTINCT grade)::int AS levels, min(review_count) AS reviews, count(avatar_url)::int AS faces FROM mate_card',
    );
    expect(rows).toEqual([{ mates: 60, games: 6, levels: 6, reviews: 1, faces: 60 }]);
    expect(await query('SELECT 1 FROM review GROUP BY subject_id, text HAVING count(*) > 1')).toEqual([]);
  });

  test('has a game agreed on for tomorrow evening, one that waits for an answer, and mates with hours', async () => {
    expect(await query('SELECT status, note FROM booking ORDER BY starts_at')).toMatchObject([
      { status: 'CONFIRMED' },
      { status: 'REQUESTED' },
    ]);
    expect(await query('SELECT count(DISTINCT user_id)::int AS mates FROM mate_hours')).toEqual([{ mates: 4 }]);
    expect(await findFaults(server.product.app.db)).toEqual([]);
  });

  test('has prizes of contests, and orders of a week ago on both sides of this time of the day', async () => {
    expect(await query('SELECT kind, money FROM balance_correction ORDER BY kind')).toEqual([
      { kind: 'MATES_CONTEST', money: 'OWN' },
      { kind: 'VERIFIED_CONTEST', money: 'BONUS' },
    ]);
    const then = new Date(server.clock.now() - 7 * 24 * 3_600_000).toISOString();
    const [orders] = await query(`
      SELECT count(*) FILTER (WHERE created_at < '${then}')::int AS before, count(*) FILTER (WHERE created_at >= '${then}')::int AS after
      FROM squad_history
      WHERE event = 'STARTED' AND abs(extract(epoch FROM created_at - '${then}'::timestamptz)) < 4 * 3600`);
    expect(orders?.before).toBeGreaterThanOrEqual(3);
    expect(orders?.after).toBeGreaterThanOrEqual(1);
  });

  test('has newcomers of each of the last seven days, some with money and games', async () => {
    const [{ days, confirmed, paid, invited } = {}] = await query(`
      SELECT count(DISTINCT (u.created_at AT TIME ZONE 'Europe/Moscow')::date)::int AS days,
        count(u.email_confirmed_at)::int AS confirmed,
        count(*) FILTER (WHERE EXISTS (SELECT FROM deposit d WHERE d.user_id = u.id AND d.status = 'PAID'))::int AS paid,
        count(*) FILTER (WHERE EXISTS (SELECT FROM referral r WHERE r.client_id = u.id))::int AS invited
      FROM app_user u WHERE u.created_at > now() - interval '7 days' AND NOT EXISTS (SELECT FROM mate_access a WHERE a.user_id = u.id)`);
    expect(days).toBeGreaterThanOrEqual(7);
    expect(confirmed).toBeGreaterThan(paid);
    expect(paid).toBe(10);
    expect(invited).toBeGreaterThan(0);
  });

  test('lets everybody sign in with one password, and each active mate is ready for orders', async () => {
    const signIn = await testBrowser(server.url).call('POST /v1/auth/login', {
      body: { login: 'Киберкот', password: demoPassword },
    });
    expect(signIn.status).toBe(200);
    for (const { user_id: id } of await query('SELECT user_id FROM mate_access WHERE active')) {
      expect(await readReadiness(server.product.app.db, id)).toEqual(aReadiness());
    }
  });

  test('gives money through the ledger: what people and holds have is what came from outside and the service', async () => {
    const [row] = await query(`
      SELECT count(*) FILTER (WHERE a.balance <> coalesce(incoming.sum, 0) - coalesce(outgoing.sum, 0))::int AS wrong
      FROM account a
      LEFT JOIN (SELECT credit_account AS id, sum(amount) FROM transfer GROUP BY 1) incoming USING (id)
      LEFT JOIN (SELECT debit_account AS id, sum(amount) FROM transfer GROUP BY 1) outgoing USING (id)
      WHERE a.balance IS NOT NULL`);
    expect(row).toEqual({ wrong: 0 });
  });

  test('has the dispute that the README and the first steps on /dev lead to', async () => {
    const [waits] = await query("SELECT id FROM squad WHERE dispute ->> 'status' = 'IN_PROGRESS'");
    expect(scenarios.find(({ title }) => title === 'Спор')?.to).toBe(`/cs2/squads/${waits?.id}`);
    expect(await readFile('README.md', 'utf8')).toContain(`dispute of squad № ${waits?.id} `);
  });

  test('is filled once: another start changes nothing but presence', async () => {
    const counts = () =>
      query(
        'SELECT (SELECT count(*) FROM app_user) AS people, (SELECT count(*) FROM transfer) AS transfers, (SELECT count(*) FROM review) AS reviews, (SELECT count(*) FROM squad) AS squads',
      );
    const before = await counts();
    await seedDemo(server.product.app);
    expect(await counts()).toEqual(before);
  });

  test('starts again although its squads are being opened at the same moment, and none is opened twice', async () => {
    for (let start = 0; start < 2; start += 1) {
      await query("UPDATE squad SET visible = false WHERE status = 'PENDING' AND visible");
      await query("UPDATE deadline SET due_at = due_at - interval '1 day' WHERE kind = 'demo.openSquads'");
      await Promise.all([sweepDeadlines(server), seedDemo(server.product.app)]);
      await sweepDeadlines(server);
      expect(await openSquads()).toBe(3);
    }
    await hourPasses();
  });

  test('has open squads after hours in which nobody came', async () => {
    expect(await openSquads()).toBeGreaterThanOrEqual(3);
    for (let hour = 0; hour < 3; hour += 1) {
      await hourPasses();
      expect(await openSquads()).toBeGreaterThanOrEqual(3);
    }
    // Sent or about to be: the mailbox keeps room for letters to people who try the demo.
    expect(
      await query(
        "SELECT subject FROM mail WHERE subject = 'Тебя зовут играть' UNION ALL SELECT kind FROM outbox JOIN notification n ON n.id = (payload ->> 'notificationId')::bigint WHERE topic = 'notifier' AND kind = 'SQUAD_INVITED'",
      ),
    ).toEqual([]);
  });

  test('has open squads when nobody can pay most of the mates', async () => {
    await query(
      `UPDATE mate_access SET base_price = 100000000 WHERE game_id = 'cs2' AND user_id NOT IN (
        SELECT a.user_id FROM mate_access a JOIN app_user u ON u.id = a.user_id
        WHERE a.game_id = 'cs2' AND a.active AND u.demo_note IS NULL AND 'ru' = ANY (u.languages) ORDER BY a.base_price LIMIT 8)`,
    );
    await hourPasses();
    expect(await openSquads()).toBeGreaterThanOrEqual(3);
  });

  test('stays lively for hours and over a jump of the clock', async () => {
    const taking = (demoMates['cs2'] ?? [])
      .filter(({ presence, active }) => presence === 'online' && active)
      .map(({ name }) => name)
      .sort();
    /** Mates who are playing are listed after those who can take orders. */
    const expected = async () => {
      const playing: readonly { readonly name: string }[] = await query(
        'SELECT u.username AS name FROM squad_member m JOIN app_user u ON u.id = m.user_id WHERE m.active',
      );
      return taking.filter((name) => !playing.some((one) => one.name === name));
    };
    expect((await expected()).length).toBeGreaterThan(taking.length / 2);
    expect(await onlineNames()).toEqual(await expected());
    for (const ms of [200_000, 200_000, 30 * 3_600_000]) {
      server.clock.advance(ms);
      await sweepDeadlines(server);
      expect(await onlineNames()).toEqual(await expected());
      const { rows } = await server.database.pool.query(
        'SELECT count(*)::int AS stale FROM mate_card c JOIN app_user u ON u.id = c.user_id WHERE c.presence = 2 AND u.last_online_at < $1',
        [new Date(server.clock.now() - presenceTerms.online)],
      );
      expect(rows).toEqual([{ stale: 0 }]);
    }
  });
});
