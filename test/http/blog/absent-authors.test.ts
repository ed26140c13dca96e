import { newKey } from '../../support/money/start-deposit';
import { cachedBalance } from '../../support/money/ledger-state';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import type { TestPerson } from '../../support/people/make-person';
import { blogScene } from '../../support/blog/blog-scene';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);

const buy = ({ browser }: TestPerson, articleId: number) =>
  browser.call('POST /v1/balance/articles/{articleId}/pay', {
    params: { articleId },
    body: {},
    idempotencyKey: newKey(),
  });

const topUpFor = ({ browser }: TestPerson, articleId: number) =>
  browser.call('POST /v1/balance/articles/{articleId}/deposit', {
    params: { articleId },
    body: {},
    idempotencyKey: newKey(),
  });

const back = "UPDATE app_user SET status = 'ACTIVE', blocked_at = NULL, leaving_at = NULL WHERE id = $1";

test.each([
  ['is blocked', "UPDATE app_user SET status = 'BLOCKED', blocked_at = now() WHERE id = $1"],
  ['is deleted', "UPDATE app_user SET status = 'DELETED' WHERE id = $1"],
  ['is leaving', 'UPDATE app_user SET leaving_at = now() WHERE id = $1'],
])('an author who %s sells nothing; who has bought before reads on, and a free article stays', async (_how, sql) => {
  const [author, reader, newcomer] = [await scene.mate(), await scene.client(1000), await scene.client(100)];
  const [paid, free] = [await blog.publish(author, { price: 290 }), await blog.publish(author, { price: 0 })];
  expect((await blog.read(newcomer, paid)).body.onSale).toBe(true);
  await buy(reader, paid);
  await server.database.pool.query(sql, [author.id]);
  expect((await buy(newcomer, paid)).code).toBe('ARTICLE_NOT_ON_SALE');
  expect((await topUpFor(newcomer, paid)).code).toBe('ARTICLE_NOT_ON_SALE');
  expect(await cachedBalance(server.database, 'USER', newcomer.id)).toBe(10_000);
  expect((await blog.read(newcomer, paid)).body).toMatchObject({ onSale: false, live: true });
  expect((await blog.read(reader, paid)).body).toMatchObject({ access: 'BOUGHT', locked: null });
  expect((await blog.read(newcomer, free)).body).toMatchObject({ onSale: false, locked: null });
  await server.database.pool.query(back, [author.id]);
  expect((await topUpFor(newcomer, paid)).code).toBeNull();
  expect((await blog.read(newcomer, paid)).body.onSale).toBe(true);
});
