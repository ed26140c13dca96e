import { inviteTerms } from '#domain/squad/facts/squad-limits.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

beforeEach(() => server.database.pool.query('DELETE FROM rate_count'));

const shut = (whom: TestPerson, byWhom: TestPerson) =>
  byWhom.browser.call('PUT /v1/chat/blocks/{userId}', { params: { userId: whom.id } });
const callMate = (owner: TestPerson, squadId: number, mateId: string) =>
  owner.browser.call('POST /v1/squads/invite-mate', { body: { squadId, mateId } });
const callFriend = (owner: TestPerson, squadId: number, userId: string) =>
  owner.browser.call('POST /v1/squads/invite-friend', { body: { squadId, userId } });

describe('somebody who blocked a person', () => {
  test('is not called by them into a squad: a mate seems to take no orders, a friend not to be there', async () => {
    const [owner, mate, friend] = [await scene.client(5000), await scene.mate(), await scene.client()];
    const { body } = await createSquadOf(owner, {
      categoryId: scene.fun,
      mateIds: [(await scene.mate()).id],
      slots: 4,
    });
    await shut(owner, mate);
    await shut(owner, friend);
    expect((await callMate(owner, body.id, mate.id)).code).toBe('SQUADS_MATE_NOT_ACTIVE');
    expect((await callFriend(owner, body.id, friend.id)).code).toBe('SQUADS_INVALID_MEMBERS');
    await mate.browser.call('DELETE /v1/chat/blocks/{userId}', { params: { userId: owner.id } });
    expect((await callMate(owner, body.id, mate.id)).code).toBeNull();
  });

  test('is not called by a new squad either', async () => {
    const [owner, mate, friend] = [await scene.client(5000), await scene.mate(), await scene.client()];
    await shut(owner, mate);
    await shut(owner, friend);
    const other = await scene.mate();
    const { body } = await createSquadOf(owner, {
      categoryId: scene.fun,
      mateIds: [mate.id, other.id],
      friendIds: [friend.id],
      slots: 4,
    });
    const members = body.errors.map(({ memberId }) => memberId);
    expect(members.sort()).toEqual([mate.id, friend.id].sort());
  });
});

test('a person is called by another a few times an hour, however often they are taken out again', async () => {
  const [owner, friend] = [await scene.client(5000), await scene.client()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [(await scene.mate()).id], slots: 4 });
  const codes: (string | null)[] = [];
  for (let n = 0; n < inviteTerms.perPair + 3; n += 1) {
    codes.push((await callFriend(owner, body.id, friend.id)).code);
    await owner.browser.call('POST /v1/squads/kick/{id}', { params: { id: friend.id }, body: { squadId: body.id } });
  }
  expect(codes.filter((code) => code === null)).toHaveLength(inviteTerms.perPair);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});

test('nor by ever new squads', async () => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const wish = { categoryId: scene.fun, mateIds: [mate.id] };
  const codes: (string | null)[] = [];
  for (let n = 0; n < inviteTerms.perPair + 1; n += 1) {
    const { body, code } = await createSquadOf(owner, wish);
    codes.push(code);
    await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
  }
  expect(codes.filter((code) => code === null)).toHaveLength(inviteTerms.perPair);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});

test('two who bring each other at the same time do not both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const pair = [await scene.client(), await scene.client()] as const;
    const tags = await Promise.all(
      pair.map(async ({ browser }) => (await browser.call('GET /v1/referrals/me')).body.refTag),
    );
    const answers = await Promise.all(
      pair.map(({ browser }, index) =>
        browser.call('POST /v1/referrals', { body: { type: 'tag', refTag: tags[1 - index] ?? '' } }),
      ),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  }
});

test('deleting an account and restoring it lifts no block, and its term goes on', async () => {
  const [admin, person] = [await makeAdministrator(server, 'ALL'), await scene.client()];
  const reason = 'Оскорблял напарников в голосовом чате';
  const act = (route: 'block' | 'delete' | 'restore') => {
    const params = { id: person.id };
    if (route === 'block')
      return admin.browser.call('POST /v1/admin/users/{id}/block', { params, body: { term: 'DAY', reason } });
    if (route === 'delete') return admin.browser.call('DELETE /v1/admin/users/{id}', { params, body: { reason } });
    return admin.browser.call('POST /v1/admin/users/{id}/restore', { params, body: {} });
  };
  for (const route of ['block', 'delete', 'restore'] as const) expect((await act(route)).code).toBeNull();
  const statusNow = async () =>
    (await server.database.pool.query('SELECT status, block_reason FROM app_user WHERE id = $1', [person.id])).rows[0];
  expect(await statusNow()).toEqual({ status: 'BLOCKED', block_reason: reason });
  server.clock.advance(31 * 24 * 3_600_000);
  await sweepDeadlines(server);
  expect(await statusNow()).toEqual({ status: 'ACTIVE', block_reason: null });
});
