import { randomUUID } from 'node:crypto';
import { minutes } from '#domain/time/durations.ts';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf, showSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { awaitedIn, totalIn } from '../../support/squads/squad-facts';

const server = serverForTests();
const scene = sceneForTests(server);

test('a mate creates a squad with a client invited by name, who finds the invitation waiting', async () => {
  const [mate, client] = [await scene.mate(), await scene.client()];
  const { body, status } = await createSquadOf(mate, { categoryId: scene.fun, friendIds: [client.id] });
  expect([status, body.errors, awaitedIn(body)]).toEqual([200, [], [client.id]]);
  expect(body.squad.friendInvitations).toMatchObject([{ friendId: client.id }]);
});

test('nobody and mates are no friends: the squad is there, and each stands in its errors', async () => {
  const [owner, mate, other] = [await scene.client(), await scene.mate(), await scene.mate()];
  const nobody = randomUUID();
  const { body, status } = await createSquadOf(owner, {
    categoryId: scene.fun,
    mateIds: [mate.id],
    friendIds: [nobody, other.id],
    slots: 4,
  });
  expect(status).toBe(200);
  expect(body.errors).toEqual(
    [nobody, other.id].map((memberId) => ({ memberId, memberType: 'FRIEND', code: 'SQUADS_MEMBER_NOT_FOUND' })),
  );
  const invite = async (userId: string) =>
    (await owner.browser.call('POST /v1/squads/invite-friend', { body: { squadId: body.id, userId } })).code;
  expect([await invite(nobody), await invite(other.id)]).toEqual(['USERS_NOT_FOUND', 'SQUADS_INVALID_MEMBERS']);
});

test('a client whom a mate waits for does not invite them back', async () => {
  const [mate, client] = [await scene.mate(), await scene.client()];
  await createSquadOf(mate, { categoryId: scene.fun, friendIds: [client.id] });
  expect((await createSquadOf(client, { categoryId: scene.fun, mateIds: [mate.id] })).code).toBe(
    'SQUADS_HAS_INVITATION',
  );
});

describe('an invitation by name', () => {
  const mine = async ({ browser }: TestPerson) => (await browser.call('GET /v1/squads/invited-friend')).body;

  test('waits in the client’s list with what it would cost them, until they join', async () => {
    const [mate, client] = [await scene.mate(), await scene.client()];
    const { body } = await createSquadOf(mate, { categoryId: scene.fun, friendIds: [client.id] });
    const price = totalIn(await showSquad(client, body.id));
    const [order] = await mine(client);
    expect(order).toMatchObject({ squadId: body.id, owner: { id: mate.id }, members: 2, share: price });
    await client.browser.call('POST /v1/squads/{id}/join', {
      params: { id: body.id },
      body: { token: order?.token ?? '' },
    });
    expect([await mine(client), (await showSquad(client, body.id)).squad.status]).toEqual([[], 'READY']);
  });

  test('is refused there, and lapses', async () => {
    const [mate, client, late] = [await scene.mate(), await scene.client(), await scene.client()];
    await createSquadOf(mate, { categoryId: scene.fun, friendIds: [client.id, late.id], slots: 3 });
    const token = (await mine(client))[0]?.token ?? '';
    expect(
      (await client.browser.call('POST /v1/squads/invited-friend/{id}/decline', { params: { id: token } })).status,
    ).toBe(204);
    expect([await mine(client), (await mine(late)).length]).toEqual([[], 1]);
    server.clock.advance(minutes(31));
    expect(await mine(late)).toEqual([]);
  });
});
