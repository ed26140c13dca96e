import { reserveTerms } from '#domain/money/reserve.ts';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { reserveCalls } from '../../support/money/reserve-calls';
import { newKey } from '../../support/money/start-deposit';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();

const { makeClient, makeMate, link, tokenOf, fund, act, ask, cancel, rubles, funded } = reserveCalls(server);

describe('a link', () => {
  test('says from whom, for what and what happens to the money; funding takes it once', async () => {
    const [mate, client] = [await makeMate(), await makeClient()];
    const token = await tokenOf(mate);
    const seen = await client.browser.call('GET /v1/balance-reserve/link', { query: { token } });
    expect(seen.body).toMatchObject({
      state: 'OPEN',
      available: 5000,
      returned: 0,
      reserve: { mate: { username: mate.username }, amount: 3500, token: null },
    });
    const idempotencyKey = newKey();
    const answers = await Promise.all([fund(client, token, idempotencyKey), fund(client, token, idempotencyKey)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rubles(client)).toBe(1500);
    const summary = await client.browser.call('GET /v1/balance/summary', {});
    expect(summary.body).toMatchObject({ available: 1500, reserved: 3500 });
    expect((await fund(client, token)).code).toBe('INVALID_CREATE_RESERVE_SIGNATURE');
    expect((await fund(await makeClient(), token)).code).toBe('BALANCE_RESERVE_ACCESS_DENIED');
  });

  test('of many clients at once one funds it', async () => {
    const token = await tokenOf(await makeMate());
    const clients = await Promise.all(Array.from({ length: 8 }, () => makeClient()));
    const answers = await Promise.all(clients.map((client) => fund(client, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('refusals: forged, late, for another, by a mate, without money', async () => {
    const [mate, client, stranger] = [await makeMate(), await makeClient(), await makeClient()];
    const token = await tokenOf(mate, { clientId: client.id });
    const [text = '', signature = ''] = token.split('.');
    const forged = Buffer.from(text, 'base64url').toString('utf8').replace('350000', '10000');
    const forgedToken = `${Buffer.from(forged).toString('base64url')}.${signature}`;
    expect((await fund(client, forgedToken)).code).toBe('BALANCE_RESERVE_INVALID_SIGN');
    expect((await fund(client, 'nonsense')).code).toBe('BALANCE_RESERVE_INVALID_SIGN');
    expect((await fund(stranger, token)).code).toBe('BALANCE_RESERVE_ACCESS_DENIED');
    expect((await fund(mate, token)).code).toBe('BALANCE_RESERVE_ACCESS_DENIED');
    const poor = await makeClient(100);
    expect(await fund(poor, await tokenOf(mate))).toMatchObject({
      code: 'BALANCE_INSUFFICIENT',
      body: { details: { shortfall: 3400 } },
    });
    server.clock.advance(reserveTerms.linkLifetime);
    expect((await fund(client, token)).code).toBe('INVALID_CREATE_RESERVE_SIGNATURE');
    const seen = await client.browser.call('GET /v1/balance-reserve/link', { query: { token } });
    expect(seen.body.state).toBe('LATE');
  });

  test('only mates make them, for articles that are there', async () => {
    expect((await link(await makeClient())).code).toBe('ONLY_USERS_WITH_MATE_ACCESS_CAN_CREATE_SIGNED_LINKS');
    const mate = await makeMate();
    const body = { amount: 500, kind: 'BLOG_ARTICLE', articleId: 777 } as const;
    const asked = await mate.browser.call('POST /v1/balance-reserve/signed-link', { body, idempotencyKey: newKey() });
    expect(asked.code).toBe('BALANCE_RESERVE_BLOG_ARTICLE_NOT_FOUND');
  });

  test('replaces an earlier reserve of the same two: its rest comes back first', async () => {
    const { mate, client, id } = await funded();
    const row = await ask(mate, id, 1000);
    await act(client, id, { act: 'confirm', rowId: row });
    const token = await tokenOf(mate, { amount: 4000, replaceKey: id });
    const seen = await client.browser.call('GET /v1/balance-reserve/link', { query: { token } });
    expect(seen.body).toMatchObject({ available: 1500, returned: 2500 });
    expect((await fund(client, token)).status).toBe(200);
    expect(await rubles(client)).toBe(0);
    expect(await cachedBalance(server.database, 'HOLD', `reserve:${id}`)).toBe(0);
    expect((await link(mate, { replaceKey: id })).code).toBe('BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND');
    const other = await makeMate();
    expect((await link(other, { replaceKey: id })).code).toBe('BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND');
  });
});

describe('parts', () => {
  test('the mate asks, the client confirms or refuses; the last kopeck ends the reserve', async () => {
    const { mate, client, id } = await funded();
    const first = await ask(mate, id, 2000);
    expect((await act(client, id, { act: 'reject', rowId: first, comment: 'меньше часа' })).body).toMatchObject({
      reserve: { free: 3500 },
      rows: [{ status: 'REJECTED', answer: 'меньше часа' }],
    });
    await act(mate, id, { act: 'change', rowId: first, amount: 1500, comment: 'Разбор, час' });
    const answers = await Promise.all([1, 2, 3].map(() => act(client, id, { act: 'confirm', rowId: first })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rubles(mate)).toBe(1500);
    const rest = await ask(mate, id, 2000);
    const { body } = await act(client, id, { act: 'confirm', rowId: rest });
    expect(body.reserve).toMatchObject({ status: 'UNRESERVED', paid: 3500, free: 0 });
    expect(await rubles(mate)).toBe(3500);
    expect((await act(mate, id, { act: 'ask', amount: 1, comment: 'ещё' })).code).toBe(
      'BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED',
    );
    expect((await cancel(client, id)).code).toBe('BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED');
  });

  test('never more than the rest, never by the other side, never by strangers', async () => {
    const { mate, client, id } = await funded();
    await ask(mate, id, 3000);
    const more = await act(mate, id, { act: 'ask', amount: 500.01, comment: 'ещё' });
    expect(more.code).toBe('BALANCE_RESERVE_INSUFFICIENT_REST_AMOUNT');
    expect((await act(client, id, { act: 'ask', amount: 100, comment: 'мне' })).code).toBe(
      'BALANCE_RESERVE_ACCESS_DENIED',
    );
    const row = await ask(mate, id, 500);
    expect((await act(mate, id, { act: 'confirm', rowId: row })).code).toBe('BALANCE_RESERVE_ACCESS_DENIED');
    const stranger = await makeClient();
    const seen = await stranger.browser.call('GET /v1/balance-reserve/{id}', { params: { id } });
    expect(seen.code).toBe('BALANCE_RESERVE_ACCESS_DENIED');
    const nobody = '018f0000-0000-7000-8000-000000000000';
    expect((await cancel(client, nobody)).code).toBe('BALANCE_RESERVE_NOT_FOUND');
  });

  test('the client hears of each sum that their silence would confirm, a changed one and one that they had refused too', async () => {
    const { mate, client, id } = await funded();
    const row = await ask(mate, id, 1000);
    await act(mate, id, { act: 'change', rowId: row, amount: 3000, comment: 'Три разбора' });
    await act(client, id, { act: 'reject', rowId: row, comment: 'был один' });
    await act(mate, id, { act: 'change', rowId: row, amount: 2000, comment: 'Два разбора' });
    const { body } = await client.browser.call('GET /v1/notifications', { query: {} });
    const asked = body.items.map(({ title, text }) => `${title} ${text}`.replaceAll('\u00a0', ' '));
    expect(asked).toHaveLength(3);
    ['2 000 ₽', '3 000 ₽', '1 000 ₽'].forEach((sum, index) => expect(asked[index]).toContain(sum));
  });

  test('silence of 72 hours confirms', async () => {
    const { mate, id } = await funded();
    await ask(mate, id, 1000);
    server.clock.advance(reserveTerms.silence - 1000);
    await sweepDeadlines(server);
    expect(await rubles(mate)).toBe(0);
    server.clock.advance(1000);
    await sweepDeadlines(server);
    expect(await rubles(mate)).toBe(1000);
  });
});

describe('the end', () => {
  test('the client takes the rest back, not while something waits for their answer', async () => {
    const { mate, client, id } = await funded();
    const row = await ask(mate, id, 1000);
    expect((await cancel(mate, id)).code).toBe('BALANCE_RESERVE_ACCESS_DENIED');
    expect((await cancel(client, id)).code).toBe('BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED');
    await act(mate, id, { act: 'withdraw', rowId: row });
    expect((await cancel(client, id)).body).toMatchObject({ status: 'CANCELED' });
    expect(await rubles(client)).toBe(5000);
  });

  test('a link that nobody has used is not cancelled but taken back by its mate, and cannot be used then', async () => {
    const [mate, client] = [await makeMate(), await makeClient()];
    const { reserve } = (await link(mate)).body;
    const { id } = reserve;
    const takeBack = ({ browser }: TestPerson) =>
      browser.call('DELETE /v1/balance-reserve/{id}/link', { params: { id } });
    expect((await cancel(mate, id)).code).toBe('BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED');
    expect((await takeBack(client)).code).toBe('BALANCE_RESERVE_ACCESS_DENIED');
    expect([(await takeBack(mate)).status, (await takeBack(mate)).status]).toEqual([204, 204]);
    expect((await fund(client, reserve.token ?? '')).code).toBe('INVALID_CREATE_RESERVE_SIGNATURE');
    const used = await funded();
    const late = await used.mate.browser.call('DELETE /v1/balance-reserve/{id}/link', { params: { id: used.id } });
    expect(late.code).toBe('RESERVE_LINK_USED');
  });

  test('ninety quiet days give the rest back; something that happens begins them anew', async () => {
    const { mate, client, id } = await funded();
    server.clock.advance(reserveTerms.idle - 1000);
    const row = await ask(mate, id, 500);
    await act(client, id, { act: 'confirm', rowId: row });
    server.clock.advance(reserveTerms.idle - 1000);
    await sweepDeadlines(server);
    expect(await rubles(client)).toBe(1500);
    server.clock.advance(1000);
    await sweepDeadlines(server);
    expect(await rubles(client)).toBe(4500);
    const seen = await mate.browser.call('GET /v1/balance-reserve/{id}', { params: { id } });
    expect(seen.body.status).toBe('CANCELED');
  });
});

test('both sides find their reserves', async () => {
  const { mate, client, id } = await funded();
  const of = async ({ browser }: TestPerson, userId: string) =>
    (
      await browser.call('GET /v1/balance-reserve/reserved-for-user/{userId}', { params: { userId }, query: {} })
    ).body.items.map((reserve) => reserve.id);
  expect(await of(mate, mate.id)).toEqual([id]);
  expect(await of(client, mate.id)).toEqual([id]);
  expect(await of(mate, client.id)).toEqual([id]);
  expect(await of(await makeClient(), mate.id)).toEqual([]);
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));
