import { readXlsx } from 'hucre/xlsx';
import { hours } from '#domain/time/durations.ts';
import { cookieHeader } from '#test/support/server/cookie-header.ts';
import { userAccount } from '#domain/money/account-ref.ts';
import type { TransactionLine } from '#server/platform/ledger/record-transaction.ts';
import { makePerson } from '../../support/people/make-person';
import { moverOf } from '../../support/money/move-money';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
const move = moverOf(server);

describe('what the history adds up to', () => {
  const days = 86_400_000;

  /**
   * Lines of several days with matching transfers, of own, bonus and gift money. Returns a reader of the person's
   * history.
   */
  const withPast = async () => {
    const person = await makePerson(server);
    const add = (amount: number, more: Partial<TransactionLine> = {}) => {
      const own = amount - (more.bonusAmount ?? 0);
      const ref = userAccount(person.id);
      const outside = { kind: 'OUTSIDE', owner: 'TEST' } as const;
      const movement = own > 0 ? { from: outside, to: ref, amount: own } : { from: ref, to: outside, amount: -own };
      return move([movement], [{ userId: person.id, type: 'CORRECTION', amount, ...more }]);
    };
    await add(100_000, { type: 'DEPOSIT' });
    await add(20_000, { bonusAmount: 20_000 });
    server.clock.advance(2 * days);
    await add(-30_000, { type: 'PURCHASE_TIPS' });
    await add(5000, { type: 'SELL_TIPS' });
    server.clock.advance(days);
    await add(-40_000, { type: 'PURCHASE', bonusAmount: -10_000 });
    const read = async (query: Parameters<typeof person.browser.call<'GET /v1/balance/transactions'>>[1] = {}) =>
      (await person.browser.call('GET /v1/balance/transactions', query)).body;
    return { ...person, read };
  };

  test('each line tells what there was after it, on every page and under every filter', async () => {
    const { read } = await withPast();
    const { items } = await read();
    expect(items.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-400, 450],
      [50, 750],
      [-300, 700],
      [200, 1000],
      [1000, 1000],
    ]);
    const second = await read({ query: { limit: '2', cursor: items[1]?.id ?? '' } });
    expect(second.items.map(({ balance }) => balance)).toEqual([700, 1000]);
    const tips = await read({ query: { types: ['DEPOSIT', 'PURCHASE_TIPS'] } });
    expect(tips.items.map(({ balance }) => balance)).toEqual([700, 1000]);
  });

  test('each day tells what came and went, whole even where the page ends within it', async () => {
    const { read } = await withPast();
    const { items, days: sums } = await read({ query: { limit: '2' } });
    expect(items).toHaveLength(2);
    expect(sums.map(({ income, spent }) => [income, spent])).toEqual([
      [0, -400],
      [50, -300],
    ]);
    const deposits = await read({ query: { types: ['DEPOSIT'] } });
    expect(deposits.days.map(({ income, spent }) => [income, spent])).toEqual([[1000, 0]]);
  });

  test('days begin where the person is, and bound the list', async () => {
    const { read } = await withPast();
    const [, middle] = (await read()).days;
    const chosen = await read({ query: { from: middle?.day ?? '', to: middle?.day ?? '' } });
    expect(chosen.items.map(({ amount }) => amount)).toEqual([50, -300]);
    const zones = await Promise.all(
      ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => read({ query: { zone, types: ['DEPOSIT'] } })),
    );
    expect(zones[0]?.days[0]?.day).not.toBe(zones[1]?.days[0]?.day);
  });

  test('a receipt is its owner’s alone', async () => {
    const { id, browser, read } = await withPast();
    const [first] = (await read()).items;
    const params = { id: first?.id ?? '' };
    const own = await browser.call('GET /v1/balance/transactions/{id}', { params });
    expect(own.body).toEqual(first);
    const stranger = await makePerson(server);
    expect(stranger.id).not.toBe(id);
    expect((await stranger.browser.call('GET /v1/balance/transactions/{id}', { params })).code).toBe('NOT_FOUND');
  });

  test('the file holds every chosen line, in words, and runs no formula', async () => {
    const { id, browser } = await withPast();
    await move(
      [{ from: userAccount(id), to: { kind: 'OUTSIDE', owner: 'TEST' }, amount: 150 }],
      [{ userId: id, type: 'PURCHASE_TIPS', amount: -150, details: { username: '=HYPERLINK("http://evil")' } }],
    );
    const file = await browser.raw('GET', '/v1/balance/transactions.csv?types[]=PURCHASE_TIPS&types[]=DEPOSIT');
    expect(file.headers.get('content-type')).toContain('text/csv');
    const [head = '', ...rows] = String(file.body).trim().split('\n');
    expect(head).toContain('Номер;Когда;Операция;Подробности;Состояние;Сумма, ₽');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain(`;Чаевые;"'=HYPERLINK(""http://evil"")";;-1,50;0,00;0,00;`);
    expect(rows[2]).toContain(';Пополнение;;;1000,00;0,00;0,00;1000,00');
    expect((await browser.raw('GET', '/v1/balance/transactions.csv?zone=Mars')).status).toBe(400);
  });

  test('the workbook has sums as numbers and times as local dates', async () => {
    const { browser } = await withPast();
    const { body } = await browser.call('GET /v1/balance/transactions');
    const answer = await fetch(`${server.url}/v1/balance/transactions.xlsx?zone=Asia/Vladivostok`, {
      headers: { cookie: cookieHeader(browser.cookies) },
    });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="naparnik-operations.xlsx"');
    const [head = [], ...rows] = (await readXlsx(await answer.arrayBuffer())).sheets[0]?.rows ?? [];
    const [newest] = body.items;
    expect(rows).toHaveLength(body.items.length);
    expect([rows[0]?.[head.indexOf('Когда')], rows[0]?.[head.indexOf('Сумма, ₽')]]).toEqual([
      new Date(Date.parse(newest?.createdAt ?? '') + hours(10)),
      newest?.amount,
    ]);
  });
});
