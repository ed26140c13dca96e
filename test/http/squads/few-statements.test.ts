import { sampleSquad } from '../../lifecycle/sample-squad';
import { serverForTests } from '../../support/server/server-for-tests';
import { statementsOf } from '../../support/server/statements-of';
import { type Company, gatherCompany } from '../../support/squads/company';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { acceptOrder, confirmSquad, createSquadOf, showSquad } from '../../support/squads/squad-calls';
import { storeSquad } from '../../support/squads/store-squad';

const server = serverForTests();
const scene = sceneForTests(server);
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

const countOf = (statements: readonly string[], what: RegExp): number =>
  statements.filter((text) => what.test(text)).length;

/** The sweeper is separate: it only queries what is due. */
const deadlineWritten = /(insert into|delete from) "deadline"/i;
const told = /insert into notification/i;

test('a step writes what people are told and what its deadlines become in one statement each', async () => {
  const owner = await scene.client(1000);
  const mate = await scene.mate();
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  const statements = await statementsOf(server, async () => {
    expect((await acceptOrder(mate, body.id)).status).toBe(200);
  });
  expect([countOf(statements, deadlineWritten), countOf(statements, told)]).toEqual([1, 1]);
});

test('a step locks its person and its squad together, and opens its operation with the history', async () => {
  const squadId = await storeSquad(server, company, sampleSquad.STARTED());
  const statements = await statementsOf(server, async () => {
    expect((await confirmSquad(company.person('owner'), squadId)).status).toBe(200);
  });
  expect(countOf(statements, /app_user.*for key share|"squad".*for update/is)).toBe(1);
  expect(statements.filter((text) => /insert into "(operation|squad_history)"/.test(text))).toEqual([
    expect.stringMatching(/insert into "operation".*insert into "step".*insert into "squad_history"/is),
  ]);
});

test('a step writes of the squad’s own row only what it has changed', async () => {
  const squadId = await storeSquad(server, company, sampleSquad.STARTED());
  const statements = await statementsOf(server, async () => {
    for (const name of ['owner', 'mate']) await confirmSquad(company.person(name), squadId);
  });
  expect((await showSquad(company.person('owner'), squadId)).squad.status).toBe('IN_A_GAME');
  const written = statements.filter((text) => text.startsWith('update "squad" '));
  expect(written).toEqual(['update "squad" set "status" = $1, "status_ends_at" = $2 where "squad"."id" = $3']);
});
