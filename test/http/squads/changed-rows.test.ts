import { sampleSquad } from '../../lifecycle/sample-squad';
import { serverForTests } from '../../support/server/server-for-tests';
import { type Company, gatherCompany } from '../../support/squads/company';
import { confirmSquad } from '../../support/squads/squad-calls';
import { storeSquad } from '../../support/squads/store-squad';

const server = serverForTests();
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

/** Which transaction has written the rows of a squad's members, by person. */
const writersOf = async (squadId: number): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await server.database.pool.query<{ user_id: string; xmin: string }>(
    'SELECT user_id, xmin::text FROM squad_member WHERE squad_id = $1',
    [squadId],
  );
  return new Map(rows.map(({ user_id, xmin }) => [user_id, xmin]));
};

test('who confirms has their own row written anew, and nobody else’s', async () => {
  const squadId = await storeSquad(server, company, sampleSquad.STARTED());
  const before = await writersOf(squadId);
  expect(before.size).toBeGreaterThan(2);
  const owner = company.person('owner');
  expect((await confirmSquad(owner, squadId)).status).toBe(200);
  const after = await writersOf(squadId);
  expect([...after].flatMap(([id, writer]) => (writer === before.get(id) ? [] : [id]))).toEqual([owner.id]);
});
