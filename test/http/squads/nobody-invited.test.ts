import { randomUUID } from 'node:crypto';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf, playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
const squadsOf = async (ownerId: string): Promise<number> =>
  (await server.database.pool.query('SELECT 1 FROM squad WHERE owner_id = $1', [ownerId])).rows.length;

describe('a squad whose every invitation failed', () => {
  test('is not made, and each reason is told', async () => {
    const [owner, resting] = [await scene.client(), await scene.mate({ active: false })];
    const nobody = randomUUID();
    const { status, code, body } = await createSquadOf(owner, {
      categoryId: scene.fun,
      mateIds: [resting.id, nobody],
      slots: 4,
    });
    expect([status, code]).toEqual([409, 'SQUADS_MATE_NOT_ACTIVE']);
    expect(body).toMatchObject({
      details: {
        errors: [
          { memberId: resting.id, memberType: 'MATE', code: 'SQUADS_MATE_NOT_ACTIVE' },
          { memberId: nobody, memberType: 'MATE', code: 'SQUADS_MATE_NOT_FOUND' },
        ],
      },
    });
    expect(await squadsOf(owner.id)).toBe(0);
  });

  test('of a mate who called only people who are no friends is not made either', async () => {
    const mate = await scene.mate();
    expect((await createSquadOf(mate, { categoryId: scene.fun, friendIds: [randomUUID()] })).code).toBe(
      'SQUADS_MEMBER_NOT_FOUND',
    );
    expect(await squadsOf(mate.id)).toBe(0);
  });

  test('stands when one came about, a link for a friend among them', async () => {
    const [owner, resting] = [await scene.client(), await scene.mate({ active: false })];
    const made = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [resting.id], friendLinks: 1, slots: 4 });
    expect(made.body.errors).toMatchObject([{ memberId: resting.id, code: 'SQUADS_MATE_NOT_ACTIVE' }]);
  });

  test('may be repeated later when the repeat called nobody', async () => {
    const [owner, mate] = [await scene.client(3000), await scene.mate()];
    const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
    server.clock.advance(60 * 60_000);
    await sweepDeadlines(server);
    const repeat = () => owner.browser.call('POST /v1/squads/{id}/repeat', { params: { id: squadId } });
    const orders = (active: boolean) =>
      server.database.pool.query('UPDATE mate_access SET active = $2 WHERE user_id = $1', [mate.id, active]);
    await orders(false);
    expect((await repeat()).code).toBe('SQUADS_MATE_NOT_ACTIVE');
    expect(await squadsOf(owner.id)).toBe(1);
    await orders(true);
    expect(await repeat()).toMatchObject({ code: null, body: { errors: [] } });
  });
});
