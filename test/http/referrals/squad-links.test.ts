import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { referralsContract } from '#contract/money/referrals.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { makeAdministrator } from '../../support/people/make-administrator';
import { serverForTests } from '../../support/server/server-for-tests';
import { confirmSquad, createSquadOf, playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

type Claim = BodyInputOf<(typeof referralsContract)['POST /v1/referrals']>;

const tagOf = async ({ browser }: TestPerson) => (await browser.call('GET /v1/referrals/me')).body.refTag;
const claim = (by: TestPerson, body: Claim) => by.browser.call('POST /v1/referrals', { body });
const brought = async ({ browser }: TestPerson) => (await browser.call('GET /v1/referrals/me/people')).body.items;

const squadOf = async (owner: TestPerson): Promise<number> => {
  const mate = await scene.mate();
  return (await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id], slots: 4 })).body.id;
};

const finished = async (client: TestPerson, mate: TestPerson): Promise<void> => {
  const squadId = await playSquad(client, mate, { categoryId: scene.fun });
  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  await confirmSquad(client, squadId);
};

describe('a link to a squad', () => {
  test('brings the newcomer to the member who shared it, by the channel that it went through', async () => {
    const [owner, newcomer] = [await scene.client(), await makePerson(server)];
    const squadId = await squadOf(owner);
    const refTag = await tagOf(owner);
    expect((await claim(newcomer, { type: 'SQUAD', squadId, refTag, channel: 'TELEGRAM' })).body).toEqual({
      accepted: true,
    });
    expect(await brought(owner)).toMatchObject([{ type: 'SQUAD', channel: 'TELEGRAM' }]);
  });

  test('that came by no known channel tells of none', async () => {
    const [owner, newcomer] = [await scene.client(), await makePerson(server)];
    await claim(newcomer, { type: 'tag', refTag: await tagOf(owner) });
    expect(await brought(owner)).toMatchObject([{ type: 'TAG', channel: null }]);
  });

  test('counts for a mate of that squad, too', async () => {
    const [owner, mate, newcomer] = [await scene.client(1000), await scene.mate(), await makePerson(server)];
    const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
    const refTag = await tagOf(mate);
    expect((await claim(newcomer, { type: 'SQUAD', squadId, refTag })).body).toEqual({ accepted: true });
  });

  test('counts when the squad is over, or its member has left it since', async () => {
    const [owner, friend] = [await scene.client(), await scene.client()];
    const squadId = await squadOf(owner);
    await owner.browser.call('POST /v1/squads/{id}/publish', { params: { id: squadId }, body: {} });
    const joined = await friend.browser.call('POST /v1/squads/{id}/join', { params: { id: squadId }, body: {} });
    expect(joined.status).toBe(200);
    const refTag = await tagOf(friend);
    await friend.browser.call('POST /v1/squads/{id}/leave', { params: { id: squadId } });
    await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: squadId }, body: {} });
    const newcomer = await makePerson(server);
    expect((await claim(newcomer, { type: 'SQUAD', squadId, refTag })).body).toEqual({ accepted: true });
  });

  test('with another squad’s number, or of somebody blocked, brings nobody', async () => {
    const [owner, other, newcomer] = [await scene.client(), await scene.client(), await makePerson(server)];
    const [own, foreign] = [await squadOf(owner), await squadOf(other)];
    const refTag = await tagOf(owner);
    const codeOf = async (squadId: number) => (await claim(newcomer, { type: 'SQUAD', squadId, refTag })).code;
    expect(await codeOf(foreign)).toBe('REFERRALS_REFERRER_NOT_CORRECT_SQUAD_USER');
    expect(await codeOf(999_999_999)).toBe('REFERRALS_NOT_FOUND');
    await server.database.pool.query("UPDATE app_user SET status = 'BLOCKED', blocked_at = now() WHERE id = $1", [
      owner.id,
    ]);
    expect(await codeOf(own)).toBe('REFERRALS_REF_TAG_OWNER_NOT_FOUND');
  });

  test('opened by its owner brings nobody, and changes nothing for whom another has brought', async () => {
    const [owner, first, newcomer] = [await scene.client(), await makePerson(server), await makePerson(server)];
    const [squadId, refTag] = [await squadOf(owner), await tagOf(owner)];
    expect((await claim(owner, { type: 'SQUAD', squadId, refTag })).code).toBe('REFERRALS_REF_TAG_OWNER_NOT_FOUND');
    await claim(newcomer, { type: 'tag', refTag: await tagOf(first) });
    expect((await claim(newcomer, { type: 'SQUAD', squadId, refTag })).body).toEqual({ accepted: false });
    expect(await brought(owner)).toEqual([]);
  });
});

test('whoever has already played here is nobody’s newcomer', async () => {
  const [owner, old] = [await scene.client(), await scene.client(1000)];
  await finished(old, await scene.mate());
  const squadId = await squadOf(owner);
  expect((await claim(old, { type: 'SQUAD', squadId, refTag: await tagOf(owner) })).body).toEqual({ accepted: false });
  expect(await brought(owner)).toEqual([]);
});

test('operators see through which channels the week’s newcomers came', async () => {
  const [referrer, ...newcomers] = [
    await makePerson(server),
    await makePerson(server),
    await makePerson(server),
    await makePerson(server),
  ];
  const operator = await makeAdministrator(server, 'VIEW_USERS_LIST');
  await server.database.pool.query('DELETE FROM counted_once');
  const funnel = async () => (await operator.browser.call('GET /v1/admin/today/funnel')).body;
  const before = await funnel();
  const refTag = await tagOf(referrer);
  for (const [index, channel] of (['TELEGRAM', 'TELEGRAM', 'DISCORD'] as const).entries()) {
    const newcomer = newcomers[index];
    if (newcomer) await claim(newcomer, { type: 'tag', refTag, channel });
  }
  await server.database.pool.query('DELETE FROM counted_once');
  const after = await funnel();
  expect(after.invited - before.invited).toBe(3);
  expect(after.channels.TELEGRAM - before.channels.TELEGRAM).toBe(2);
  expect(after.channels.DISCORD - before.channels.DISCORD).toBe(1);
});
