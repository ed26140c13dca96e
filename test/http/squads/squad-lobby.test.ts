import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, createSquadOf, playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import type { TestPerson } from '../../support/people/make-person';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
const tell = (person: TestPerson, id: number, nick = 'kot_77') =>
  person.browser.call('PUT /v1/squads/{id}/lobby', {
    params: { id },
    body: { nick, contact: 'steam: kot', code: 'AB-12', voice: 'https://discord.gg/kot' },
  });
const read = (person: TestPerson, id: number) => person.browser.call('GET /v1/squads/{id}/lobby', { params: { id } });

describe('where a squad meets', () => {
  test('each member tells how to find them, and the next squad of the game is filled with who they are', async () => {
    const [owner, mate] = [await scene.client(3000), await scene.mate()];
    const first = await playSquad(owner, mate, { categoryId: scene.fun });
    expect((await read(mate, first)).body).toMatchObject({ told: false, mine: { nick: '' }, others: [] });
    expect((await tell(owner, first)).status).toBe(204);
    await tell(owner, first, 'kot_78');
    expect((await read(owner, first)).body).toMatchObject({ told: true, mine: { nick: 'kot_78', code: 'AB-12' } });
    expect((await read(mate, first)).body).toMatchObject({
      told: false,
      others: [{ userId: owner.id, nick: 'kot_78', contact: 'steam: kot', voice: 'https://discord.gg/kot' }],
    });

    server.clock.advance(60 * 60_000);
    await sweepDeadlines(server);
    expect((await tell(owner, first)).code).toBe('SQUADS_INVALID_STATE');
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    expect((await read(owner, body.id)).body).toMatchObject({
      told: false,
      mine: { nick: 'kot_78', contact: 'steam: kot', code: '', voice: '' },
    });
  });

  test('is nothing for strangers, nor for one who is only invited', async () => {
    const [owner, mate, stranger] = [await scene.client(1000), await scene.mate(), await scene.client()];
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    for (const person of [mate, stranger])
      expect([(await read(person, body.id)).code, (await tell(person, body.id)).code]).toEqual([
        'SQUADS_NOT_FOUND',
        'SQUADS_NOT_FOUND',
      ]);
    await acceptOrder(mate, body.id);
    expect((await read(mate, body.id)).status).toBe(200);
  });
});
