import { platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { expectSoundGrants, giveBonus } from '../../support/money/bonus-state';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { giveMoney } from '../../support/money/give-money';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { newKey } from '../../support/money/start-deposit';
import { blogScene, secret } from '../../support/blog/blog-scene';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);

const pay = ({ browser }: TestPerson, articleId: number, body: { price?: number } = {}, idempotencyKey = newKey()) =>
  browser.call('POST /v1/balance/articles/{articleId}/pay', { params: { articleId }, body, idempotencyKey });

const deposit = ({ browser }: TestPerson, articleId: number) =>
  browser.call('POST /v1/balance/articles/{articleId}/deposit', {
    params: { articleId },
    body: {},
    idempotencyKey: newKey(),
  });

const money = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);
const gifts = ({ id }: TestPerson) => cachedBalance(server.database, 'BONUS', id);

test('a client pays, bonus money first up to 30 %, the author receives 80 %, and the article is theirs', async () => {
  const [author, client] = [await scene.mate(), await scene.client()];
  await giveMoney(server.product.app, client.id, 30_000, 50_000);
  const id = await blog.publish(author, { price: 290 });
  expect((await pay(client, id)).body).toEqual({ articleId: id, price: 290, bonus: 87 });
  expect([await money(client), await gifts(client), await money(author)]).toEqual([
    30_000 - 20_300,
    50_000 - 8700,
    23_200,
  ]);
  const read = (await blog.read(client, id)).body;
  expect([read.access, read.locked, JSON.stringify(read.document).includes(secret)]).toEqual(['BOUGHT', null, true]);
  const lines = async ({ browser }: TestPerson) =>
    (await browser.call('GET /v1/balance/transactions', { query: {} })).body.items[0];
  expect(await lines(client)).toMatchObject({
    type: 'PURCHASE_BLOG_ARTICLE',
    amount: -290,
    bonusAmount: -87,
    details: { articleId: id, articleTitle: 'Раскидки на Мираже', username: author.username },
  });
  expect(await lines(author)).toMatchObject({
    type: 'SELL_BLOG_ARTICLE',
    amount: 232,
    details: { username: client.username },
  });
  const opened = await client.browser.call('GET /v1/blog/articles/shared-with-me', { query: { access: 'BOUGHT' } });
  expect(opened.body.items.map((item) => item.id)).toEqual([id]);
  const stats = await author.browser.call('GET /v1/blog/stats/{id}', { params: { id } });
  expect(stats.body).toMatchObject({ purchases: 1, income: 232, byDay: [{ purchases: 1, income: 232 }] });
  await expectSoundLedger(server.database);
  await expectSoundGrants(server);
});

test('money of gift certificates pays too, without a cap, and comes back as what it was', async () => {
  const [author, client] = [await scene.mate(), await scene.client()];
  await giveMoney(server.product.app, client.id, 10_000, 50_000);
  await giveBonus(server, client.id, 15_000, 'GIFT');
  const ofGifts = () => cachedBalance(server.database, 'GIFT', client.id);
  const id = await blog.publish(author, { price: 290 });
  expect((await pay(client, id)).code).toBeNull();
  expect([await money(client), await gifts(client), await ofGifts(), await money(author)]).toEqual([
    10_000 - (29_000 - 8700 - 15_000),
    50_000 - 8700,
    0,
    23_200,
  ]);
  const line = (await client.browser.call('GET /v1/balance/transactions', { query: {} })).body.items[0];
  expect(line).toMatchObject({ amount: -290, bonusAmount: -87, giftAmount: -150 });
  await expectSoundGrants(server);
  const { browser } = await blog.chief();
  const { items } = (await browser.call('GET /v1/admin/blog/articles/{id}/purchases', { params: { id } })).body;
  await browser.call('POST /v1/admin/blog/purchases/{id}/refund', {
    params: { id: items[0]?.id ?? '' },
    body: { comment: 'Не открывались картинки' },
    idempotencyKey: newKey(),
  });
  expect([await money(client), await gifts(client), await ofGifts(), await money(author)]).toEqual([
    10_000, 50_000, 15_000, 0,
  ]);
  await expectSoundLedger(server.database);
  await expectSoundGrants(server);
});

test('a hundred purchases at once buy it once', async () => {
  const [author, client] = [await scene.mate(), await scene.client(10_000)];
  const id = await blog.publish(author, { price: 100 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => pay(client, id)));
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'ARTICLE_ALREADY_BOUGHT']));
  expect([await money(client), await money(author)]).toEqual([990_000, 8000]);
  await expectSoundLedger(server.database);
});

test('each who may not buy is told why, and nothing moves', async () => {
  const [author, client] = [await scene.mate(), await scene.client(1000)];
  const [free, paid] = [await blog.publish(author, { price: 0 }), await blog.publish(author, { price: 290 })];
  const down = await blog.publish(author, { price: 290 });
  await author.browser.call('POST /v1/blog/articles/{id}/unpublish', { params: { id: down } });
  expect((await pay(client, free)).code).toBe('BLOG_MUST_BE_PAID_TO_BUY');
  expect((await pay(client, down)).code).toBe('BLOG_MUST_BE_PUBLISHED_TO_BUY');
  expect((await pay(client, await blog.write(author))).code).toBe('BLOG_NOT_FOUND');
  expect((await pay(await scene.mate(), paid)).code).toBe('BLOG_CAN_BE_BOUGHT_ONLY_BY_CLIENT');
  expect((await pay(client, paid, { price: 190 })).code).toBe('ARTICLE_PRICE_CHANGED');
  const poor = await scene.client(190);
  const refused = await pay(poor, paid);
  expect([refused.code, refused.body]).toMatchObject(['BALANCE_INSUFFICIENT', { details: { shortfall: 100 } }]);
  expect([await money(client), await money(poor), await money(author)]).toEqual([100_000, 19_000, 0]);
});

test('a deposit is of what is missing, not less than a deposit may be, and of nothing when there is enough', async () => {
  const author = await scene.mate();
  const id = await blog.publish(author, { price: 290 });
  const [poor, nearly, rich] = [await scene.client(), await scene.client(280), await scene.client(290)];
  expect((await deposit(poor, id)).body).toMatchObject({ deposit: { amount: 290 } });
  expect((await deposit(nearly, id)).body).toMatchObject({ deposit: { amount: 100 } });
  expect((await deposit(rich, id)).body).toEqual({ deposit: null });
});

test('a deposit for an article brings the bonus of any deposit of its size', async () => {
  const [author, client] = [await scene.mate(), await scene.client()];
  const { body } = await deposit(client, await blog.publish(author, { price: 9900 }));
  const depositId = body.deposit?.depositId ?? '';
  await client.browser.call('POST /v1/dummy-provider/{depositId}', { params: { depositId }, body: { outcome: 'PAY' } });
  expect([await money(client), await gifts(client)]).toEqual([990_000, 49_500]);
});

test('what was bought stays after the author has taken it down, and cannot be deleted by them', async () => {
  const [author, client] = [await scene.mate(), await scene.client(1000)];
  const id = await blog.publish(author);
  await pay(client, id);
  expect((await author.browser.call('DELETE /v1/blog/articles/{id}', { params: { id } })).code).toBe(
    'BLOG_CANNOT_DELETE',
  );
  await author.browser.call('POST /v1/blog/articles/{id}/unpublish', { params: { id } });
  expect((await blog.read(client, id)).body).toMatchObject({ live: false, locked: null, access: 'BOUGHT' });
});

test('an operator gives the money back once, as it was paid, and the article closes', async () => {
  const [author, client] = [await scene.mate(), await scene.client()];
  await giveMoney(server.product.app, client.id, 30_000, 50_000);
  const id = await blog.publish(author, { price: 290 });
  await pay(client, id);
  const { browser } = await blog.chief();
  const { items } = (await browser.call('GET /v1/admin/blog/articles/{id}/purchases', { params: { id } })).body;
  const refund = () =>
    browser.call('POST /v1/admin/blog/purchases/{id}/refund', {
      params: { id: items[0]?.id ?? '' },
      body: { comment: 'Не открывались картинки' },
      idempotencyKey: newKey(),
    });
  expect((await refund()).body).toEqual({ refunded: 290, waits: false });
  expect((await refund()).code).toBe('ARTICLE_ALREADY_REFUNDED');
  expect([await money(client), await gifts(client), await money(author)]).toEqual([30_000, 50_000, 0]);
  const [line] = (await author.browser.call('GET /v1/balance/transactions', { query: {} })).body.items;
  expect(line).toMatchObject({ type: 'SELL_BLOG_ARTICLE', amount: -232, reversal: true });
  expect((await blog.read(client, id)).body.locked).not.toBeNull();
  await expectSoundLedger(server.database);
  await expectSoundGrants(server);
});

test('what one operator gives one buyer back beyond the sum of two operators waits for the second', async () => {
  const [author, client] = [await scene.mate(), await scene.client(20_000)];
  const [first, second] = [await blog.chief(), await makeAdministrator(server, 'MANAGE_BLOG')];
  const buy = async () => {
    const id = await blog.publish(author, { price: 6000 });
    await pay(client, id);
    const { items } = (await first.browser.call('GET /v1/admin/blog/articles/{id}/purchases', { params: { id } })).body;
    return items[0]?.id ?? '';
  };
  const refund = ({ browser }: Pick<TestPerson, 'browser'>, id: string) =>
    browser.call('POST /v1/admin/blog/purchases/{id}/refund', {
      params: { id },
      body: { comment: 'Не открывались картинки' },
      idempotencyKey: newKey(),
    });
  const [one, other] = [await buy(), await buy()];
  expect((await refund(first, one)).body).toEqual({ refunded: 6000, waits: false });
  expect((await refund(first, other)).body).toEqual({ refunded: 0, waits: true });
  expect((await refund(first, other)).code).toBe('ADMIN_SECOND_OPERATOR');
  expect((await refund(second, other)).body).toEqual({ refunded: 6000, waits: false });
  await expectSoundLedger(server.database);
});

test('deleted by an operator, an article gives everybody their money back', async () => {
  const [author, one, other] = [await scene.mate(), await scene.client(1000), await scene.client(1000)];
  const id = await blog.publish(author, { price: 500 });
  await pay(one, id);
  await pay(other, id);
  // The author has spent part of what they received.
  await server.product.app.db.transaction(async (tx) => {
    const operation = await openOperation(tx, 'correct balance', 'system', new Date());
    await postTransfers(
      tx,
      operation,
      [{ from: userAccount(author.id), to: platformAccount('revenue'), amount: 60_000 }],
      new Date(),
    );
  });
  const { browser } = await blog.chief();
  const gone = await browser.call('DELETE /v1/admin/blog/articles/{id}', {
    params: { id },
    body: { comment: 'Чужой текст целиком' },
  });
  expect(gone.body).toMatchObject({ status: 'DELETED', live: false, refunded: 2 });
  expect([await money(one), await money(other), await money(author)]).toEqual([100_000, 100_000, 0]);
  expect((await blog.read(one, id)).code).toBe('BLOG_NOT_FOUND');
  await expectSoundLedger(server.database);
});

test('an article whose buyers get back more than one operator may give stays until the second asks for the same', async () => {
  const [author, one, other] = [await scene.mate(), await scene.client(20_000), await scene.client(20_000)];
  const [first, second] = [await blog.chief(), await makeAdministrator(server, 'MANAGE_BLOG')];
  const id = await blog.publish(author, { price: 6000 });
  await pay(one, id);
  await pay(other, id);
  const remove = ({ browser }: Pick<TestPerson, 'browser'>) =>
    browser.call('DELETE /v1/admin/blog/articles/{id}', { params: { id }, body: { comment: 'Чужой текст целиком' } });
  expect((await remove(first)).body).toMatchObject({ live: true, refunded: 0, waits: true });
  expect((await remove(first)).code).toBe('ADMIN_SECOND_OPERATOR');
  expect(await money(one)).toBe(1_400_000);
  expect((await remove(second)).body).toMatchObject({ status: 'DELETED', refunded: 2, waits: false });
  expect([await money(one), await money(other)]).toEqual([2_000_000, 2_000_000]);
  await expectSoundLedger(server.database);
});
