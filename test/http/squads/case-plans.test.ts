import { makeAdministrator } from '../../support/people/make-administrator';
import { copyLife } from '../../support/desk-plans/many-lives';
import { workOf } from '../../support/desk-plans/plan-work';
import { watchedProduct } from '../../support/desk-plans/watched-product';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { playSquad } from '../../support/squads/squad-calls';

let ofOperator: Awaited<ReturnType<typeof watchedProduct>>;
let ofOwner: Awaited<ReturnType<typeof watchedProduct>>;
// Before the server's own end, with which its database goes.
afterAll(async () => {
  await ofOperator.stop();
  await ofOwner.stop();
});

const server = serverForTests();
const scene = sceneForTests(server);

const copies = 600;
/** One life, its people and what they were told; without an index it would be all the lives. */
const most = 400;

let squadId: number;
beforeAll(async () => {
  const [operator, owner, mate] = [
    await makeAdministrator(server, 'MANAGE_SQUADS'),
    await scene.client(1000),
    await scene.mate(),
  ];
  squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  await copyLife(server.database.url, squadId, copies);
  // The few people of this database would rather be read in sequence.
  const settings = { enable_seqscan: 'off' };
  ofOperator = await watchedProduct(server.database.url, operator.id, settings);
  ofOwner = await watchedProduct(server.database.url, owner.id, settings);
});

const tooMuchOf = ({ plans }: Awaited<ReturnType<typeof ofOwner.ask>>): readonly string[] =>
  plans.flatMap(({ text, plan }) => {
    const { read, scanned, ways } = workOf(plan);
    return Math.max(read, scanned) > most ? [`${read} rows by ${ways.join(', ')}: ${text}`] : [];
  });

test.each(['steps', 'steps/2', 'steps/2/chat'])('of many lives «Дело» reads one: %s', async (path) => {
  const answer = await ofOperator.ask(`/v1/admin/squads/${squadId}/${path}`);
  expect(answer.status).toBe(200);
  expect(answer.plans.length).toBeGreaterThan(1);
  expect(tooMuchOf(answer)).toEqual([]);
});

test('of many lives a party reads one: its own', async () => {
  const answer = await ofOwner.ask(`/v1/squads/${squadId}/past`);
  expect(answer.status).toBe(200);
  expect(answer.plans.length).toBeGreaterThan(2);
  expect(tooMuchOf(answer)).toEqual([]);
});
