import { minutes } from '#domain/time/durations.ts';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, confirmSquad, createSquadOf, paySquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { linksIn, paymentIn } from '../../support/squads/squad-facts';

const server = serverForTests();
const scene = sceneForTests(server);

const farewell = ({ browser }: TestPerson, id: number) =>
  browser.call('GET /v1/squads/{id}/farewell', { params: { id } });
const told = async (person: TestPerson, id: number) => (await farewell(person, id)).body;
const wait = async (time: number) => {
  server.clock.advance(time);
  await sweepDeadlines(server);
};

describe('a squad that is closed to somebody says why', () => {
  test('a mate who did not come to the lobby hears of it and of their strike', async () => {
    const [owner, came, missed] = [await scene.client(5000), await scene.mate(), await scene.mate()];
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [came.id, missed.id], slots: 3 });
    for (const mate of [came, missed]) await acceptOrder(mate, body.id);
    await paySquad(owner, body.id);
    for (const mate of [came, missed]) await confirmSquad(mate, body.id);
    for (const person of [owner, came]) await confirmSquad(person, body.id);
    await wait(minutes(11));
    expect((await missed.browser.call('GET /v1/squads/{id}', { params: { id: body.id } })).code).toBe(
      'SQUADS_NOT_FOUND',
    );
    expect(await told(missed, body.id)).toMatchObject({
      gameId: 'cs2',
      reason: 'MISSED_LOBBY',
      memberType: 'MATE',
      strike: true,
      refunded: 0,
    });
  });

  test('a mate who was late to confirm, without a strike; one taken out; one who left', async () => {
    const [owner, late, kicked, leaver] = [
      await scene.client(5000),
      await scene.mate(),
      await scene.mate(),
      await scene.mate(),
    ];
    const { body } = await createSquadOf(owner, {
      categoryId: scene.fun,
      mateIds: [late.id, kicked.id, leaver.id],
      slots: 4,
    });
    for (const mate of [late, kicked, leaver]) await acceptOrder(mate, body.id);
    await leaver.browser.call('POST /v1/squads/{id}/leave', { params: { id: body.id } });
    await owner.browser.call('POST /v1/squads/kick/{id}', { params: { id: kicked.id }, body: { squadId: body.id } });
    await paySquad(owner, body.id);
    await wait(minutes(16));
    expect(await told(late, body.id)).toMatchObject({ reason: 'LATE', strike: false });
    expect(await told(kicked, body.id)).toMatchObject({ reason: 'KICKED' });
    expect(await told(leaver, body.id)).toMatchObject({ reason: 'LEFT', strike: false });
  });

  test('a friend who was taken out after they paid hears that their money is back', async () => {
    const [owner, friend, mate] = [await scene.client(5000), await scene.client(5000), await scene.mate()];
    const { body } = await createSquadOf(owner, {
      categoryId: scene.fun,
      mateIds: [mate.id],
      friendLinks: 1,
      slots: 3,
      payMode: 'SPLIT',
    });
    await friend.browser.call('POST /v1/squads/{id}/join', {
      params: { id: body.id },
      body: { token: linksIn(body)[0] ?? '' },
    });
    await acceptOrder(mate, body.id);
    const { body: paid } = await paySquad(friend, body.id);
    await owner.browser.call('POST /v1/squads/kick/{id}', { params: { id: friend.id }, body: { squadId: body.id } });
    expect(await told(friend, body.id)).toMatchObject({
      reason: 'KICKED',
      memberType: 'FRIEND',
      refunded: paymentIn(paid, friend.id)?.amount,
    });
  });

  test('whose invitation lapsed, was declined by them or fell with the squad', async () => {
    const [owner, slow, busy, late] = [
      await scene.client(5000),
      await scene.mate(),
      await scene.mate(),
      await scene.mate(),
    ];
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [slow.id, busy.id], slots: 4 });
    await busy.browser.call('POST /v1/squads/mate/orders/{id}/cancel', { params: { id: body.id } });
    await wait(minutes(11));
    await owner.browser.call('POST /v1/squads/invite-mate', { body: { squadId: body.id, mateId: late.id } });
    await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
    expect([
      (await told(slow, body.id)).reason,
      (await told(busy, body.id)).reason,
      (await told(late, body.id)).reason,
    ]).toEqual(['INVITATION_EXPIRED', 'INVITATION_DECLINED', 'INVITATION_WITHDRAWN']);
  });

  test('a stranger hears nothing, as of a squad that there is not', async () => {
    const [owner, stranger] = [await scene.client(), await scene.client()];
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, hot: true });
    await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
    expect([(await farewell(stranger, body.id)).code, (await farewell(stranger, 999_999)).code]).toEqual([
      'SQUADS_NOT_FOUND',
      'SQUADS_NOT_FOUND',
    ]);
  });
});
