import { sampleSquad } from '../../lifecycle/sample-squad';
import { settle } from '../../support/security/state-changes';
import { queriesOf } from '../../support/server/queries-of';
import { serverForTests } from '../../support/server/server-for-tests';
import { type Company, gatherCompany } from '../../support/squads/company';
import { showSquad } from '../../support/squads/squad-calls';
import { standSquad } from '../../support/squads/stand-squad';

const server = serverForTests();
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

test.each(['PENDING', 'READY', 'STARTED', 'IN_A_GAME', 'FINISHED', 'DISBANDED'] as const)(
  'a squad’s page in %s costs three queries: the session, the squad with all that hangs on it, its people',
  async (status) => {
    const squadId = await standSquad(server, company, sampleSquad[status]());
    // What the squad's making has left to tell is told first.
    await settle(server.database);
    const queries = await queriesOf(server, () => showSquad(company.person('owner'), squadId));
    expect(queries).toEqual(['session_by_access_hash', 'squad_page', 'people_by_id']);
  },
);
