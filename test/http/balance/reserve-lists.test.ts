import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
const closed = 250;

type Group = 'ACTIVE' | 'LINKS' | 'CLOSED';

/**
 * One reserve that holds 1,000 ₽, 300 ₽ paid and 200 ₽ waiting, and a link; after them closed ones of 100 ₽ each, half of
 * them paid, three in each microsecond.
 */
const fill = async (mate: TestPerson, client: TestPerson) => {
  const { pool } = server.database;
  const columns =
    'id, mate_id, client_id, amount, kind, comment, status, created_at, link_expires_at, funded_at, closed_at';
  const old = "now() - interval '80 days', now()";
  await pool.query(
    `WITH held AS (
       INSERT INTO balance_reserve (${columns}) VALUES
         (gen_random_uuid(), $1, $2, 100000, 'OTHER', 'old', 'RESERVED', ${old}, now(), NULL),
         (gen_random_uuid(), $1, NULL, 100000, 'OTHER', 'link', 'CREATED', ${old}, NULL, NULL)
       RETURNING id, status)
     INSERT INTO unreserve_transaction (id, reserve_id, amount, comment, status, created_at, confirms_at, decided_at)
     SELECT gen_random_uuid(), held.id, part.amount, 'часть', part.status, now(), now(),
       CASE WHEN part.status <> 'PENDING' THEN now() END
     FROM held, (VALUES (30000, 'CONFIRMED'), (20000, 'PENDING'), (90000, 'REJECTED')) AS part (amount, status)
     WHERE held.status = 'RESERVED'`,
    [mate.id, client.id],
  );
  await pool.query(
    `WITH held AS (
       INSERT INTO balance_reserve (${columns})
       SELECT gen_random_uuid(), $1::uuid, $2::uuid, 10000, 'OTHER', n::text,
         CASE WHEN n % 2 = 0 THEN 'UNRESERVED' ELSE 'CANCELED' END, at + n / 3 * interval '1 microsecond', at, at, at
       FROM generate_series(1, $3::integer) AS n, (SELECT now() AS at) AS base
       RETURNING id, status)
     INSERT INTO unreserve_transaction (id, reserve_id, amount, comment, status, created_at, confirms_at, decided_at)
     SELECT gen_random_uuid(), id, 10000, 'всё', 'CONFIRMED', now(), now(), now() FROM held WHERE status = 'UNRESERVED'`,
    [mate.id, client.id, closed],
  );
};

interface Asked {
  readonly userId: string;
  readonly group?: Group;
  readonly cursor?: string;
}

/** The comments of all pages, in their order. */
const walk = async (person: TestPerson, { userId, ...query }: Asked): Promise<readonly string[]> => {
  const call = 'GET /v1/balance-reserve/reserved-for-user/{userId}';
  const { body } = await person.browser.call(call, { params: { userId }, query: { limit: 50, ...query } });
  const comments = body.items.map(({ comment }) => comment);
  if (body.nextCursor === null) return comments;
  return [...comments, ...(await walk(person, { userId, ...query, cursor: body.nextCursor }))];
};

const groupsOf = (comments: readonly string[]) => comments.map((comment) => Math.floor(Number(comment) / 3));

describe('a person with hundreds of reserves', () => {
  let mate: TestPerson;
  let client: TestPerson;
  let stranger: TestPerson;
  beforeAll(async () => {
    [mate, client, stranger] = [
      await makePerson(server, { mate: true }),
      await makePerson(server),
      await makePerson(server),
    ];
    await fill(mate, client);
  });

  const all = Array.from({ length: closed }, (_, index) => String(closed - index));

  test('finds each on one page of the list, newest first, an old one behind all closed ones too', async () => {
    const own = await walk(mate, { userId: mate.id });
    expect(own.toSorted()).toEqual([...all, 'old', 'link'].toSorted());
    expect(groupsOf(own.slice(0, closed))).toEqual(groupsOf(all));
    const withClient = await walk(mate, { userId: client.id });
    expect(withClient.toSorted()).toEqual([...all, 'old'].toSorted());
    expect(await walk(stranger, { userId: mate.id })).toEqual([]);
  });

  test('finds those of a group without the others', async () => {
    const of = (group: Group) => walk(mate, { userId: mate.id, group });
    expect([await of('ACTIVE'), await of('LINKS')]).toEqual([['old'], ['link']]);
    expect((await of('CLOSED')).toSorted()).toEqual(all.toSorted());
    expect(await walk(client, { userId: client.id, group: 'LINKS' })).toEqual([]);
  });

  test('sees the sums and counts of all of them', async () => {
    const of = async ({ browser }: TestPerson) => (await browser.call('GET /v1/balance-reserve/totals', {})).body;
    const sums = { free: 500, waiting: 200, paid: 300 + (closed / 2) * 100 };
    expect(await of(mate)).toEqual({ ...sums, counts: { ACTIVE: 1, LINKS: 1, CLOSED: closed } });
    expect(await of(client)).toEqual({ ...sums, counts: { ACTIVE: 1, LINKS: 0, CLOSED: closed } });
    expect(await of(stranger)).toEqual({ free: 0, waiting: 0, paid: 0, counts: { ACTIVE: 0, LINKS: 0, CLOSED: 0 } });
  });
});
