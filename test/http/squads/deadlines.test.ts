import { deadlinesOf } from '#domain/squad/deadlines.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { restartServer } from '../../support/server/restart-server';
import { soakOr } from '../../support/soak';
import { type Company, gatherCompany } from '../../support/squads/company';
import { namedState } from '../../support/squads/named-state';
import { acceptOrder, confirmSquad, paySquad } from '../../support/squads/squad-calls';
import { expectConserved, squadMoney } from '../../support/squads/squad-money';
import { setTime, storeSquad } from '../../support/squads/store-squad';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { sweepDeadlines } from '../../support/sweep-deadlines';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await gatherCompany(server);
});
afterAll(() => server.stop());

const invited = (): Walk => Walk.create();
const lastToPay = (): Walk => {
  const walk = sampleSquad.READY().pays('client');
  return walk.does('mate', 'squad.confirm');
};
const lastInLobby = (): Walk => sampleSquad.STARTED().does('owner', 'squad.confirm');

const historyOf = async (squadId: number): Promise<readonly string[]> => {
  const { rows } = await server.database.pool.query<{ event: string }>(
    'SELECT event FROM squad_history WHERE squad_id = $1 ORDER BY id',
    [squadId],
  );
  return rows.map(({ event }) => event);
};

const deadlineOf = (walk: Walk): number => deadlinesOf(walk.state)[0]?.at ?? 0;

interface Race {
  readonly stand: () => Walk;
  readonly step: (squadId: number) => Promise<{ readonly code: string | null }>;
  readonly expired: string;
  readonly done: string;
}

const races: Readonly<Record<string, Race>> = {
  'an invitation runs out while the mate accepts': {
    stand: invited,
    step: (squadId) => acceptOrder(company.person('mate'), squadId),
    expired: 'INVITATION_EXPIRED',
    done: 'MEMBER_JOINED',
  },
  'readiness runs out while the last one pays': {
    stand: lastToPay,
    step: (squadId) => paySquad(company.person('owner'), squadId),
    expired: 'CONFIRMATION_EXPIRED',
    done: 'STARTED',
  },
  'the lobby runs out while the last mate comes': {
    stand: lastInLobby,
    step: (squadId) => confirmSquad(company.person('mate'), squadId),
    expired: 'CONFIRMATION_EXPIRED',
    done: 'IN_A_GAME',
  },
};

const added = (walk: Walk, history: readonly string[]): readonly string[] => history.slice(walk.history().length);

describe.each(Object.entries(races))('%s', (_name, { stand, step, expired, done }) => {
  test.each(Array.from({ length: soakOr(30, 5) }, (_, round) => round))(
    'one of the two happens, round %i',
    async () => {
      const walk = stand();
      const squadId = await storeSquad(server, company, walk);
      setTime(server, deadlineOf(walk) - 1);
      const asked = step(squadId);
      // The deadline is due while the request is in flight.
      await new Promise((resolve) => setImmediate(resolve));
      server.clock.advance(1);
      const [{ code }] = await Promise.all([asked, sweepDeadlines(server)]);
      const events = added(walk, await historyOf(squadId));
      expect(events.filter((event) => event === expired || event === done)).toEqual([code === null ? done : expired]);
      expectConserved(await squadMoney(server, squadId));
    },
  );

  test('too late is too late, even before the sweeper has woken', async () => {
    const walk = stand();
    const squadId = await storeSquad(server, company, walk);
    setTime(server, deadlineOf(walk));
    expect((await step(squadId)).code).not.toBeNull();
    await sweepDeadlines(server);
    expect(added(walk, await historyOf(squadId)).filter((event) => event === expired)).toHaveLength(1);
  });

  test('what ran out while nothing ran, runs out once at the start', async () => {
    const walk = stand();
    const squadId = await storeSquad(server, company, walk);
    server = await restartServer(server, () => setTime(server, deadlineOf(walk) + 1000));
    await sweepDeadlines(server);
    const once = await historyOf(squadId);
    expect(added(walk, once).filter((event) => event === expired)).toHaveLength(1);
    expect((await step(squadId)).code).not.toBeNull();
    server = await restartServer(server);
    await sweepDeadlines(server);
    expect(await historyOf(squadId)).toEqual(once);
    expectConserved(await squadMoney(server, squadId));
  });

  test('done before the restart stays done after it', async () => {
    const walk = stand();
    const squadId = await storeSquad(server, company, walk);
    setTime(server, deadlineOf(walk) - 1);
    expect((await step(squadId)).code).toBeNull();
    const { state } = await namedState(server, company, squadId);
    const statusBefore = state.value;
    server = await restartServer(server, () => setTime(server, deadlineOf(walk) + 1));
    await sweepDeadlines(server);
    expect((await namedState(server, company, squadId)).state.value).toBe(statusBefore);
    expect(added(walk, await historyOf(squadId))).not.toContain(expired);
  });
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));
