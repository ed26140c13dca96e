import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { confirmSquad, playSquad } from '../../support/squads/squad-calls';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { blogScene } from '../../support/blog/blog-scene';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);

const balance = (userId: string) => cachedBalance(server.database, 'USER', userId);

const settle = async (owner: TestPerson, mate: TestPerson): Promise<void> => {
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  await confirmSquad(owner, squadId);
};

const earned = async (clientId: string) => {
  const found = await server.database.pool.query('SELECT earned FROM referral WHERE client_id = $1', [clientId]);
  return Number(found.rows[0]?.earned);
};

const back = "UPDATE app_user SET status = 'ACTIVE', blocked_at = NULL, leaving_at = NULL WHERE id = $1";

describe.each([
  ['is blocked', "UPDATE app_user SET status = 'BLOCKED', blocked_at = now() WHERE id = $1"],
  ['is deleted', "UPDATE app_user SET status = 'DELETED' WHERE id = $1"],
  ['is leaving', 'UPDATE app_user SET leaving_at = now() WHERE id = $1'],
])('whoever %s', (_how, sql) => {
  test('is paid nothing for whom they have brought, and the mates bear nothing, until they are back', async () => {
    const [referrer, client] = [await scene.client(1000), await scene.client(3000)];
    const [mate, otherMate] = [await scene.mate(), await scene.mate()];
    const squadId = await playSquad(referrer, otherMate, { categoryId: scene.fun });
    const refTag = (await referrer.browser.call('GET /v1/referrals/me')).body.refTag;
    const claimed = await client.browser.call('POST /v1/referrals', { body: { type: 'SQUAD', squadId, refTag } });
    expect(claimed.body).toEqual({ accepted: true });
    const before = await balance(referrer.id);
    await server.database.pool.query(sql, [referrer.id]);
    await settle(client, mate);
    expect([(await balance(referrer.id)) - before, await balance(mate.id), await earned(client.id)]).toEqual([
      0, 54_600, 0,
    ]);
    await server.database.pool.query(back, [referrer.id]);
    await settle(client, mate);
    expect([(await balance(referrer.id)) - before, await earned(client.id)]).toEqual([7000, 7000]);
    await expectSoundLedger(server.database);
  });

  test('is paid nothing for whom their article has brought', async () => {
    const [author, client, mate] = [await scene.mate(), await scene.client(1000), await scene.mate()];
    const materialId = await blog.publish(author, { price: 0 });
    await client.browser.call('POST /v1/referrals', { body: { type: 'BLOG', materialId } });
    await server.database.pool.query(sql, [author.id]);
    await settle(client, mate);
    expect([await balance(author.id), await balance(mate.id), await earned(client.id)]).toEqual([0, 54_600, 0]);
  });

  test('bears nothing as the author for whom somebody else has brought by their article', async () => {
    const [author, client, mate] = [await scene.mate(), await scene.client(1000), await scene.mate()];
    const materialId = await blog.publish(author, { price: 290 });
    const [buyer, passer] = [await scene.client(1000), await makePerson(server)];
    await buyer.browser.call('POST /v1/balance/articles/{articleId}/pay', {
      params: { articleId: materialId },
      body: {},
      idempotencyKey: crypto.randomUUID(),
    });
    const refTag = (await passer.browser.call('GET /v1/referrals/me')).body.refTag;
    await client.browser.call('POST /v1/referrals', { body: { type: 'BLOG', materialId, refTag } });
    await server.database.pool.query(sql, [author.id]);
    await settle(client, mate);
    expect([await balance(passer.id), await balance(author.id)]).toEqual([7000, 29_000 * 0.8]);
  });
});
