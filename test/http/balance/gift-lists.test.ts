import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
const count = 130;

/** Gifts of a buyer that a receiver activated, three in each microsecond, the first bought the last activated. */
const fill = (buyer: TestPerson, receiver: TestPerson) =>
  server.database.pool.query(
    `INSERT INTO gift_certificate (id, code, buyer_id, nominal, design, message, status, receiver_id, created_at, paid_at, expires_at, activated_at)
     SELECT gen_random_uuid(), $1::text || n, $1::uuid, 50000, 'FEB23', n::text, 'ACTIVATED', $2::uuid,
       at + n / 3 * interval '1 microsecond', at, at + interval '1 year', at - n / 3 * interval '1 microsecond'
     FROM generate_series(1, $3::integer) AS n, (SELECT now() AS at) AS base`,
    [buyer.id, receiver.id, count],
  );

type Side = 'BOUGHT' | 'RECEIVED';

const walk = async (person: TestPerson, side: Side, query: { cursor?: string } = {}): Promise<readonly number[]> => {
  const { body } = await person.browser.call('GET /v1/balance/gift-certificates', {
    query: { side, limit: 50, ...query },
  });
  const numbers = body.items.map(({ message }) => Number(message));
  return body.nextCursor === null ? numbers : [...numbers, ...(await walk(person, side, { cursor: body.nextCursor }))];
};

const groupsOf = (numbers: readonly number[]) => numbers.map((number) => Math.floor(number / 3));

test('every gift is on one page of its list: bought by its purchase, received by its activation, newest first', async () => {
  const [buyer, receiver] = [await makePerson(server), await makePerson(server)];
  await fill(buyer, receiver);
  const [bought, received] = [await walk(buyer, 'BOUGHT'), await walk(receiver, 'RECEIVED')];
  const all = Array.from({ length: count }, (_, index) => index + 1);
  expect(bought.toSorted((a, b) => a - b)).toEqual(all);
  expect(received.toSorted((a, b) => a - b)).toEqual(all);
  expect(groupsOf(bought)).toEqual(groupsOf(all.toReversed()));
  expect(groupsOf(received)).toEqual(groupsOf(all));
  expect([await walk(buyer, 'RECEIVED'), await walk(receiver, 'BOUGHT')]).toEqual([[], []]);
});
