import { changedByHand } from '../../support/expect-logs';
import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { referralsContract } from '#contract/money/referrals.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { blogScene } from '../../support/blog/blog-scene';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { serverForTests } from '../../support/server/server-for-tests';
import { confirmSquad, playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);

const tagOf = async ({ browser }: TestPerson) => (await browser.call('GET /v1/referrals/me')).body.refTag;
const claim = (
  { browser }: Pick<TestPerson, 'browser'>,
  body: BodyInputOf<(typeof referralsContract)['POST /v1/referrals']>,
) => browser.call('POST /v1/referrals', { body });
const balance = (userId: string) => cachedBalance(server.database, 'USER', userId);

const settle = async (owner: TestPerson, mate: TestPerson): Promise<number> => {
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  await confirmSquad(owner, squadId);
  return squadId;
};

describe('a referral', () => {
  test('counts for the first who brought the client', async () => {
    const [first, second, client] = [await makePerson(server), await makePerson(server), await makePerson(server)];
    expect((await claim(client, { type: 'tag', refTag: await tagOf(first) })).body).toEqual({ accepted: true });
    expect((await claim(client, { type: 'tag', refTag: await tagOf(second) })).body).toEqual({ accepted: false });
    expect((await first.browser.call('GET /v1/referrals/me')).body).toMatchObject({
      invited: 1,
      earned: 0,
      percent: 10,
      days: 180,
      maxPerClient: 5000,
    });
    expect((await second.browser.call('GET /v1/referrals/me')).body.invited).toBe(0);
  });

  test('is refused to guests, mates, oneself, and to two who bring each other', async () => {
    const [person, mate] = [await makePerson(server), await makePerson(server, { mate: true })];
    const refTag = await tagOf(person);
    expect((await claim({ browser: testBrowser(server.url) }, { type: 'tag', refTag })).code).toBe(
      'REFERRALS_AUTH_USER_REQUIRED',
    );
    expect((await claim(mate, { type: 'tag', refTag })).code).toBe('REFERRALS_ONLY_CLIENT_CAN_BE_REFERRAL');
    expect((await claim(person, { type: 'tag', refTag })).code).toBe('REFERRALS_REF_TAG_OWNER_NOT_FOUND');
    const client = await makePerson(server);
    await claim(client, { type: 'tag', refTag });
    expect((await claim(person, { type: 'tag', refTag: await tagOf(client) })).code).toBe('REFERRALS_NOT_FOUND');
  });

  test('needs what its type is about', async () => {
    const [client, other] = [await makePerson(server), await makePerson(server)];
    const refTag = await tagOf(other);
    expect((await claim(client, { type: 'TAG' })).code).toBe('REFERRALS_REF_TAG_REQUIRED');
    expect((await claim(client, { type: 'TAG', refTag: 'nobody' })).code).toBe('REFERRALS_REF_TAG_OWNER_NOT_FOUND');
    expect((await claim(client, { type: 'SQUAD', refTag })).code).toBe('SQUAD_ID_REQUIRED');
    expect((await claim(client, { type: 'SQUAD', refTag, squadId: 999_999 })).code).toBe('REFERRALS_NOT_FOUND');
    const [owner, mate] = [await scene.client(5000), await scene.mate()];
    const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
    expect((await claim(client, { type: 'SQUAD', refTag, squadId })).code).toBe(
      'REFERRALS_REFERRER_NOT_CORRECT_SQUAD_USER',
    );
    changedByHand('squad', squadId);
    await server.database.pool.query('DELETE FROM squad_member WHERE squad_id = $1', [squadId]);
    expect((await claim(client, { type: 'SQUAD', refTag, squadId })).code).toBe('REFERRALS_EMPTY_SQUAD_MEMBERS');
    expect((await claim(client, { type: 'BLOG' })).code).toBe('REFERRALS_MATERIAL_ID_REQUIRED');
    expect((await claim(client, { type: 'BLOG', materialId: 1 })).code).toBe('REFERRALS_NOT_FOUND');
    expect((await claim(client, { type: 'CLAN', refTag })).code).toBe('REFERRALS_TYPE_NOT_IMPLEMENTED');
  });
});

test.each([
  ['is blocked', "UPDATE app_user SET status = 'BLOCKED', blocked_at = now() WHERE id = $1"],
  ['is deleted', "UPDATE app_user SET status = 'DELETED' WHERE id = $1"],
  ['is leaving', 'UPDATE app_user SET leaving_at = now() WHERE id = $1'],
])(
  'whoever %s brings nobody, by a tag or by an article; whoever passes the article on still does',
  async (_how, sql) => {
    const [author, passer, client] = [await scene.mate(), await makePerson(server), await makePerson(server)];
    const [materialId, refTag] = [await blog.publish(author, { price: 0 }), await tagOf(author)];
    await server.database.pool.query(sql, [author.id]);
    expect((await claim(client, { type: 'tag', refTag })).code).toBe('REFERRALS_REF_TAG_OWNER_NOT_FOUND');
    expect((await claim(client, { type: 'BLOG', materialId })).code).toBe('REFERRALS_NOT_FOUND');
    const passed = await claim(client, { type: 'BLOG', materialId, refTag: await tagOf(passer) });
    expect(passed.body).toEqual({ accepted: true });
  },
);

describe('a settled order', () => {
  test('by a tag pays a tenth of it out of the service’s part', async () => {
    const [referrer, client, mate] = [await makePerson(server), await scene.client(1000), await scene.mate()];
    await claim(client, { type: 'tag', refTag: await tagOf(referrer) });
    await settle(client, mate);
    expect([await balance(referrer.id), await balance(mate.id)]).toEqual([7000, 54_600]);
    const { items } = (await referrer.browser.call('GET /v1/balance/transactions')).body;
    expect(items).toMatchObject([{ type: 'CORRECTION', amount: 70, bonusReason: 'REFERRAL_PROGRAMM' }]);
    expect((await referrer.browser.call('GET /v1/referrals/me')).body.earned).toBe(70);
    await expectSoundLedger(server.database);
  });

  test('by a squad is borne half by its mate', async () => {
    const [referrer, client, mate, otherMate] = [
      await scene.client(1000),
      await scene.client(1000),
      await scene.mate(),
      await scene.mate(),
    ];
    const squadId = await settle(referrer, otherMate);
    const before = await balance(referrer.id);
    expect((await claim(client, { type: 'SQUAD', squadId, refTag: await tagOf(referrer) })).body).toEqual({
      accepted: true,
    });
    await settle(client, mate);
    expect([(await balance(referrer.id)) - before, await balance(mate.id)]).toEqual([7000, 54_600 - 3500]);
    await expectSoundLedger(server.database);
  });

  test('by an article is borne by its author; by the service when the author is who brought them', async () => {
    const [author, passer, client, mate] = [
      await scene.mate(),
      await scene.client(),
      await scene.client(1000),
      await scene.mate(),
    ];
    const materialId = await blog.publish(author, { price: 0 });
    const [own] = [await scene.client(1000)];
    expect((await claim(own, { type: 'BLOG', materialId })).body).toEqual({ accepted: true });
    await settle(own, mate);
    expect(await balance(author.id)).toBe(7000);
    await claim(client, { type: 'BLOG', materialId, refTag: await tagOf(passer) });
    await settle(client, mate);
    expect([await balance(passer.id), await balance(author.id)]).toEqual([7000, 0]);
    const stats = await author.browser.call('GET /v1/blog/stats/{id}', { params: { id: materialId } });
    expect(stats.body.newClients).toBe(2);
    await expectSoundLedger(server.database);
  });

  test('pays nothing after 180 days, and never more than 5,000 rubles for a client', async () => {
    const [referrer, client, mate] = [await makePerson(server), await scene.client(5000), await scene.mate()];
    await claim(client, { type: 'tag', refTag: await tagOf(referrer) });
    await server.database.pool.query('UPDATE referral SET earned = 498000 WHERE client_id = $1', [client.id]);
    await settle(client, mate);
    expect(await balance(referrer.id)).toBe(2000);
    await settle(client, mate);
    expect(await balance(referrer.id)).toBe(2000);
    await server.database.pool.query(
      "UPDATE referral SET earned = 0, created_at = created_at - interval '181 days' WHERE client_id = $1",
      [client.id],
    );
    await settle(client, mate);
    expect(await balance(referrer.id)).toBe(2000);
  });
});
