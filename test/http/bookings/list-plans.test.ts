import { planOf } from '../../support/server/plan-of';
import { serverForTests } from '../../support/server/server-for-tests';
import { makePerson } from '../../support/people/make-person';

const server = serverForTests();

const idOf = (number: string): string => `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** A mate with 20,000 bookings that are over and thirty to come, among 5,000 people with four each. */
const fill = async (mateId: string): Promise<void> => {
  const rowOf = (client: string, mate: string, from: number, count: number, isOpen: boolean): string =>
    `INSERT INTO booking (id, client_id, mate_id, status, game_id, category_id, category_kind, platform, languages,
       duration_minutes, starts_at, created_at, note, level, percent, rates, price, bonus, gift, squad_id, closed_at)
     SELECT ${idOf(`${from} + n`)}, ${client}, ${mate}, '${isOpen ? 'CONFIRMED' : 'OPENED'}', 'cs2', 1, 'FUN', 'PC', '{ru}', 60,
       now() ${isOpen ? '+' : '-'} n * interval '1 hour', now() - interval '3 years', '', 'BEGINNER_I', 50, '{}', 10000, 0, 0,
       ${isOpen ? 'NULL, NULL' : "n, now() - n * interval '1 hour'"}
     FROM generate_series(1, ${count}) AS n`;
  const client = await server.database.pool.connect();
  for (const statement of [
    'BEGIN; SET LOCAL session_replication_role = replica',
    rowOf(idOf('1000000 + n'), `'${mateId}'`, 0, 20_000, false),
    rowOf(idOf('2000000 + n'), `'${mateId}'`, 50_000, 30, true),
    rowOf(idOf('3000000 + n % 5000'), idOf('4000000 + n % 5000'), 100_000, 15_000, false),
    rowOf(idOf('3000000 + n % 5000'), idOf('4000000 + n % 5000'), 200_000, 5_000, true),
    'COMMIT',
    'VACUUM ANALYZE booking',
  ])
    await client.query(statement);
  client.release();
};

test('a page of bookings reads hardly more than it shows, however many somebody has', async () => {
  const mate = await makePerson(server);
  await fill(mate.id);
  for (const state of ['OPEN', 'PAST'] as const) {
    const look = () => mate.browser.call('GET /v1/bookings', { query: { state, limit: 20 } });
    expect(await look()).toMatchObject({ status: 200 });
    const { fetched, ways } = await planOf(server, look, / union all /);
    expect(fetched).toBeLessThan(150);
    expect(ways).toContain(state === 'OPEN' ? 'booking_mate_open' : 'booking_mate_past');
  }
});
