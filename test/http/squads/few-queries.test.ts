import { sampleSquad } from '../../lifecycle/sample-squad';
import { settle } from '../../support/security/state-changes';
import { serverForTests } from '../../support/server/server-for-tests';
import { type Company, gatherCompany } from '../../support/squads/company';
import { showSquad } from '../../support/squads/squad-calls';
import { standSquad } from '../../support/squads/stand-squad';

const server = serverForTests();
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

/** What somebody else asks meanwhile: the process itself, of its outbox and its deadlines. */
const isOwnBusiness = (query: unknown): boolean =>
  /\boutbox\b|\bdeadline\b|\bchat_node\b|^BEGIN|^COMMIT/i.test(String(Object(query).text ?? query));

/** The queries of one look at a squad. */
const queriesOf = async (look: () => Promise<unknown>): Promise<readonly unknown[]> => {
  const asked = jest.spyOn(server.product.app.database.pool, 'query');
  try {
    await look();
    return asked.mock.calls.map(([query]) => query).filter((query) => !isOwnBusiness(query));
  } finally {
    asked.mockRestore();
  }
};

test.each(['PENDING', 'READY', 'STARTED', 'IN_A_GAME', 'FINISHED', 'DISBANDED'] as const)(
  'a squad’s page in %s costs three queries: the session, the squad with all that hangs on it, its people',
  async (status) => {
    const squadId = await standSquad(server, company, sampleSquad[status]());
    // What the squad's making has left to tell is told first.
    await settle(server.database);
    const queries = await queriesOf(() => showSquad(company.person('owner'), squadId));
    expect(queries.map((query) => Object(query).name ?? query)).toEqual([
      'session_by_access_hash',
      'squad_page',
      'people_by_id',
    ]);
  },
);
