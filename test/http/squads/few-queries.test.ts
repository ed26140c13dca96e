import { sql } from 'drizzle-orm';
import { loadSquads } from '#server/features/squads/store/squad-store.ts';
import { readPeople } from '#server/features/squads/views/read-people.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { settle } from '../../support/security/state-changes';
import { queriesOf } from '../../support/server/queries-of';
import { serverForTests } from '../../support/server/server-for-tests';
import { type Company, gatherCompany } from '../../support/squads/company';
import { showSquad } from '../../support/squads/squad-calls';
import { storeSquad } from '../../support/squads/store-squad';

const server = serverForTests();
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

test.each(['PENDING', 'READY', 'STARTED', 'IN_A_GAME', 'FINISHED', 'DISBANDED'] as const)(
  'a squad’s page in %s costs three queries: the session, the squad with all that hangs on it, its people; until its next step two',
  async (status) => {
    const squadId = await storeSquad(server, company, sampleSquad[status]());
    // Jobs left by the squad's creation are delivered first.
    await settle(server.database);
    const queries = await queriesOf(server, () => showSquad(company.person('owner'), squadId));
    expect(queries).toEqual(['session_by_access_hash', 'squad_page', 'people_by_id']);
    const again = await queriesOf(server, () => showSquad(company.person('mate'), squadId));
    expect(again).toEqual(['session_by_access_hash', 'squad_page_again']);
  },
);

test('squads and people by id are planned once for any number of ids, not anew at every call', async () => {
  const squadId = await storeSquad(server, company, sampleSquad.STARTED());
  const ids = [company.person('owner').id, company.person('mate').id];
  const { rows } = await server.database.db.transaction(async (tx) => {
    // PostgreSQL plans with concrete values five times before it considers a generic plan.
    for (let call = 0; call < 8; call += 1) {
      await loadSquads(tx, [squadId]);
      expect((await readPeople(tx, ids, server.clock.now())).size).toBe(ids.length);
    }
    return tx.execute<{ name: string; kept: boolean }>(sql`
      SELECT name, generic_plans > 0 AS kept FROM pg_prepared_statements
      WHERE name IN ('people_by_id', 'squads_by_id') ORDER BY name`);
  });
  expect(rows).toEqual([
    { name: 'people_by_id', kept: true },
    { name: 'squads_by_id', kept: true },
  ]);
});
