import { hours, minutes } from '#domain/time/durations.ts';
import { askForWithdrawal, testCard } from '#test/support/money/ask-for-withdrawal.ts';
import { giveMoney } from '#test/support/money/give-money.ts';
import { seenBy } from '#test/support/desk.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { newKey } from '#test/support/money/start-deposit.ts';

const server = serverForTests();

const asked = (amount: number) => askForWithdrawal(server, amount);
const confirm = ({ browser }: TestPerson, id: string, seen: number) =>
  browser.call('POST /v1/admin/withdrawals/{id}/confirm', { params: { id }, body: { seen } });

describe('the list', () => {
  test('goes page after page through equal moments without loss or repeat, either way', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    for (const amount of [600, 700, 700, 700, 800]) await asked(amount);
    const walk = async (sort: '-amount' | 'amount') => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await operator.browser.call('GET /v1/admin/withdrawals', {
          query: { sort, limit: 2, maxAmount: 800, ...(cursor === undefined ? {} : { cursor }) },
        });
        seen.push(...body.items.map(({ id }) => id));
        cursor = body.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return seen;
    };
    const up = await walk('amount');
    expect(new Set(up).size).toBe(up.length);
    expect(await walk('-amount')).toEqual([...up].reverse());
  });

  test('says above which sum two operators confirm, as it is set now', async () => {
    const operator = await makeAdministrator(server, 'ALL');
    const large = async () => (await operator.browser.call('GET /v1/admin/withdrawals/totals')).body.large;
    expect(await large()).toBe(50_000);
    const subject = 'setting:withdrawal-two-operators';
    const set = await operator.browser.call('PUT /v1/admin/settings/{name}', {
      params: { name: 'withdrawal-two-operators' },
      body: { value: 20_000, seen: await seenBy(operator, subject), reason: 'Много крупных выводов подряд' },
    });
    expect(set.status).toBeLessThan(300);
    expect(await large()).toBe(20_000);
  });

  test('calls large what two confirm: the limit itself, which one confirms alone, is not', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const { large } = (await operator.browser.call('GET /v1/admin/withdrawals/totals')).body;
    const [alone, both] = [await asked(large), await asked(large + 1)];
    const list = async (query: object) =>
      (await operator.browser.call('GET /v1/admin/withdrawals', { query: { minAmount: large, ...query } })).body.items
        .map(({ id }) => id)
        .filter((id) => [alone.id, both.id].includes(id));
    const two = async ({ id }: { readonly id: string }) =>
      (await operator.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id } })).body.twoOperators;
    expect([await two(alone), await two(both)]).toEqual([false, true]);
    expect(await list({ large: true })).toEqual([both.id]);
    expect(await list({ large: false })).toEqual([alone.id]);
  });

  test('says what arrives, of a refused one nothing', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS', 'REJECT_WITHDRAWAL');
    const { id } = await asked(1300);
    const read = async () =>
      (await operator.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id } })).body.payout;
    expect(await read()).toBe(1250);
    await operator.browser.call('POST /v1/admin/withdrawals/{id}/reject', {
      params: { id },
      body: { seen: await seenBy(operator, `withdrawal:${id}`), reason: 'Карта не принимает переводы' },
      idempotencyKey: newKey(),
    });
    expect(await read()).toBe(0);
  });

  test('is narrowed by state, risk, sum and the beginning of a name', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const { person, id } = await asked(1234);
    const list = async (query: object) =>
      (await operator.browser.call('GET /v1/admin/withdrawals', { query: { limit: 50, ...query } })).body.items.map(
        (row) => row.id,
      );
    expect(await list({ search: person.username.slice(0, 6).toUpperCase() })).toContain(id);
    expect(await list({ minAmount: 1234, maxAmount: 1234 })).toEqual([id]);
    expect(await list({ minAmount: 1234, maxAmount: 1234, risk: true })).toEqual([]);
    expect(await list({ minAmount: 1234, maxAmount: 1234, risk: false })).toEqual([id]);
    expect(await list({ minAmount: 1234, maxAmount: 1234, status: ['PAID'] })).toEqual([]);
  });

  test('marks requisites of less than a day, and money that came in and goes out without a game', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const person = await makePerson(server);
    await giveMoney(server.product.app, person.id, 1_000_000);
    const ask = async () =>
      (
        await person.browser.call('POST /v1/balance/withdraw', {
          body: { amount: 1000, to: testCard },
          idempotencyKey: newKey(),
        })
      ).body;
    const { id } = await ask();
    expect((await confirm(operator, id, 0)).code).toBe('WITHDRAWAL_ON_HOLD');
    const risksOf = async (which: string) =>
      (await operator.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id: which } })).body.risks;
    expect(await risksOf(id)).toEqual(['NEW_REQUISITES']);
    await person.browser.call('POST /v1/balance/withdrawals/{id}/cancel', { params: { id }, idempotencyKey: newKey() });
    server.clock.advance(hours(25));
    expect(await risksOf((await ask()).id)).toEqual([]);
  });

  test('a cursor made by hand is refused, not a fault', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const cursor = Buffer.from(JSON.stringify(['2026-13-40 00:00:00+00', 'x'])).toString('base64url');
    expect((await operator.browser.call('GET /v1/admin/withdrawals', { query: { cursor } })).code).toBe(
      'VALIDATION_ERROR',
    );
  });

  test('begins with what waits for a decision, then for payment, oldest first; what is over stands last, newest first', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      ids.push((await asked(1111)).id);
      server.clock.advance(minutes(1));
    }
    const [rejectedFirst = '', confirmed = '', waiting = '', rejectedLast = '', alsoWaiting = ''] = ids;
    for (const id of [rejectedFirst, rejectedLast]) {
      await operator.browser.call('POST /v1/admin/withdrawals/{id}/reject', {
        params: { id },
        body: { seen: 0, reason: 'Карта чужого человека' },
        idempotencyKey: newKey(),
      });
      server.clock.advance(minutes(1));
    }
    await confirm(operator, confirmed, 0);
    const list = async (query: object) =>
      (
        await operator.browser.call('GET /v1/admin/withdrawals', {
          query: { minAmount: 1111, maxAmount: 1111, ...query },
        })
      ).body.items.map(({ id }) => id);
    expect(await list({})).toEqual([waiting, alsoWaiting, confirmed, rejectedLast, rejectedFirst]);
    expect(await list({ status: ['REJECTED'] })).toEqual([rejectedLast, rejectedFirst]);
    // For a period they are sorted by creation, newest first.
    const from = new Date(server.clock.now() - hours(1)).toISOString();
    expect(await list({ from })).toEqual([alsoWaiting, rejectedLast, waiting, confirmed, rejectedFirst]);
  });

  test('as a file is whole, names no requisites, and the register names them all', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS', 'VIEW_REQUISITES');
    const { id } = await asked(1000);
    await confirm(operator, id, 0);
    const file = await operator.browser.raw('GET', '/v1/admin/withdrawals.csv');
    const count = (await server.database.pool.query('SELECT count(*)::integer AS n FROM withdrawal')).rows[0].n;
    expect(String(file.body).trim().split('\n')).toHaveLength(count + 1);
    expect(String(file.body)).not.toContain('2200000000000004');
    expect(String((await operator.browser.raw('GET', '/v1/admin/withdrawals/register.csv')).body)).toContain(
      '2200000000000004',
    );
  });
});
