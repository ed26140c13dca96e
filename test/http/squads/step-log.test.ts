import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { replayStored } from '#server/features/squads/step-log.ts';
import { insertSquad } from '#server/features/squads/store/squad-store.ts';
import { stepSquadIn } from '#server/features/squads/commit-step.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { serverForTests } from '../../support/server/server-for-tests';
import { type Company, gatherCompany } from '../../support/squads/company';
import { expectReplays } from '../../support/squads/expect-replays';
import { renamed } from '../../support/squads/renamed';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { acceptOrder, confirmSquad, createSquadOf } from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = sceneForTests(server);
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

const logOf = async (squadId: number) =>
  (await replayStored(server.product.app.db, squadId)).map(({ number, event, state }) => [
    number,
    event.type,
    state?.value,
  ]);

test('the log of a new squad begins with what was made, and has each step with its facts', async () => {
  const owner = await scene.client(1000);
  const mate = await scene.mate();
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, body.id);
  expect(await logOf(body.id)).toEqual([
    [0, 'squad.snapshot', 'PENDING'],
    [1, 'squad.accept', 'READY'],
  ]);
  const [, accepted] = await replayStored(server.product.app.db, body.id);
  expect(accepted?.event).toMatchObject({ by: mate.id, active: true, hasSquad: false });
  await expectReplays(server, body.id);
});

test('a refused step leaves nothing', async () => {
  const owner = await scene.client(1000);
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [(await scene.mate()).id] });
  const stranger = await scene.client(0);
  expect((await confirmSquad(stranger, body.id)).status).toBeGreaterThanOrEqual(400);
  expect(await logOf(body.id)).toEqual([[0, 'squad.snapshot', 'PENDING']]);
});

test('a squad from before its steps were kept begins with what was found', async () => {
  const { app } = server.product;
  const { state, at } = sampleSquad.STARTED();
  const known = { ...state, context: { ...state.context, categoryId: company.categoryId } };
  const squadId = await inTransaction(app.db, (tx) => insertSquad(tx, renamed(known, company.ids)));
  expect(await logOf(squadId)).toEqual([]);
  const owner = company.person('owner').id;
  await inTransaction(app.db, (tx) =>
    stepSquadIn({ app, tx, operation: { actor: owner } }, squadId, () => ({ type: 'squad.confirm', by: owner, at })),
  );
  expect((await logOf(squadId)).map(([number, type]) => [number, type])).toEqual([
    [0, 'squad.snapshot'],
    [1, 'squad.confirm'],
  ]);
  await expectReplays(server, squadId);
});

test.each(['UPDATE step SET rules = 2', 'DELETE FROM step', 'TRUNCATE step'])(
  'the database refuses to change the log: %s',
  async (statement) => {
    await expect(server.database.pool.query(statement)).rejects.toThrow();
  },
);
