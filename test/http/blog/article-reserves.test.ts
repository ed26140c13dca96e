import { articleForReserve } from '#server/features/blog/public.ts';
import { blogScene } from '../../support/blog/blog-scene';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { newKey } from '../../support/money/start-deposit';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);

const pay = ({ browser }: TestPerson, articleId: number) =>
  browser.call('POST /v1/balance/articles/{articleId}/pay', {
    params: { articleId },
    body: {},
    idempotencyKey: newKey(),
  });

const money = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);

test('a reserve of kind BLOG_ARTICLE opens its article when it is funded, and closes it when it is cancelled', async () => {
  const [author, client] = [await scene.mate(), await scene.client(1000)];
  const id = await blog.publish(author);
  const body = { amount: 500, kind: 'BLOG_ARTICLE', articleId: id } as const;
  const link = await author.browser.call('POST /v1/balance-reserve/signed-link', { body, idempotencyKey: newKey() });
  expect((await blog.read(client, id)).body.locked).not.toBeNull();
  const token = link.body.reserve.token ?? '';
  const funded = await client.browser.call('POST /v1/balance/reserve', { body: { token }, idempotencyKey: newKey() });
  expect((await blog.read(client, id)).body).toMatchObject({ access: 'BOUGHT', locked: null });
  const params = { id: funded.body.id };
  await client.browser.call('POST /v1/balance-reserve/{id}/cancel', { params, idempotencyKey: newKey() });
  expect((await blog.read(client, id)).body.locked).not.toBeNull();
  expect(await money(client)).toBe(100_000);
  await expectSoundLedger(server.database);
});

test('an article that two reserves are for stays open until the last of them is cancelled', async () => {
  const [author, client] = [await scene.mate(), await scene.client(1000)];
  const id = await blog.publish(author);
  const body = { amount: 300, kind: 'BLOG_ARTICLE', articleId: id } as const;
  const fund = async (): Promise<string> => {
    const link = await author.browser.call('POST /v1/balance-reserve/signed-link', { body, idempotencyKey: newKey() });
    const token = link.body.reserve.token ?? '';
    return (await client.browser.call('POST /v1/balance/reserve', { body: { token }, idempotencyKey: newKey() })).body
      .id;
  };
  const cancel = (reserve: string) =>
    client.browser.call('POST /v1/balance-reserve/{id}/cancel', { params: { id: reserve }, idempotencyKey: newKey() });
  const isOpen = async () => (await blog.read(client, id)).body.locked === null;
  const [first, second] = [await fund(), await fund()];
  expect((await cancel(first)).status).toBe(200);
  expect(await isOpen()).toBe(true);
  expect((await cancel(second)).status).toBe(200);
  expect(await isOpen()).toBe(false);
});

test('what a reserve has opened was not sold: deleted by an operator, its article gives nobody money back', async () => {
  const [author, client, buyer] = [await scene.mate(), await scene.client(1000), await scene.client(1000)];
  const id = await blog.publish(author);
  const body = { amount: 500, kind: 'BLOG_ARTICLE', articleId: id } as const;
  const link = await author.browser.call('POST /v1/balance-reserve/signed-link', { body, idempotencyKey: newKey() });
  const token = link.body.reserve.token ?? '';
  await client.browser.call('POST /v1/balance/reserve', { body: { token }, idempotencyKey: newKey() });
  await pay(buyer, id);
  const { browser } = await blog.chief();
  const gone = await browser.call('DELETE /v1/admin/blog/articles/{id}', {
    params: { id },
    body: { comment: 'Чужой текст целиком' },
  });
  expect(gone.body.refunded).toBe(1);
  const { rows } = await server.database.pool.query('SELECT purchases FROM blog_article WHERE id = $1', [id]);
  expect(rows).toEqual([{ purchases: 0 }]);
});

test('what a reserve is about is an article of its mate that is published', async () => {
  const [author, client] = [await scene.mate(), await scene.client()];
  const id = await blog.publish(author);
  const { db } = server.product.app;
  expect(await articleForReserve(db, id, author.id)).toEqual({ id, title: 'Раскидки на Мираже' });
  expect(await articleForReserve(db, id, client.id)).toBeNull();
});
