import { deadlinesOf } from '#domain/squad/deadlines.ts';
import { possibleEvents } from '../../lifecycle/possible-events';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';
import { changedByHand } from '../../support/expect-logs';
import { integerBetween, seededRandom } from '../../support/seeded-random';
import { serverForTests } from '../../support/server/server-for-tests';
import { soakOr } from '../../support/soak';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { testBrowser } from '../../support/server/test-browser';
import { type Company, gatherCompany } from '../../support/squads/company';
import { namedState } from '../../support/squads/named-state';
import { storeSquad } from '../../support/squads/store-squad';
import { fitsPerson, takeStep } from '../../support/squads/take-step';
import type { TestPerson } from '../../support/people/make-person';

const server = serverForTests();
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

const names = ['owner', 'mate', 'mate-2', 'mate-3', 'client', 'friend', 'stranger'] as const;
const past = ({ browser }: Pick<TestPerson, 'browser'>, id: number) =>
  browser.call('GET /v1/squads/{id}/past', { params: { id } });

/** Every text, number and flag of an answer. */
const leavesOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [JSON.stringify(value)];

const beginnings = [
  () => Walk.create(),
  () => Walk.create({ visible: true }).accepts('mate').joins('client'),
  sampleSquad.READY,
  sampleSquad.STARTED,
  sampleSquad.IN_A_GAME,
  sampleSquad.FINISHED,
];

/** What the pages of everybody have shown so far. */
const watchPages = () => {
  const shown = new Map<string, Set<string>>(names.map((name) => [name, new Set()]));
  return {
    of: (name: string): ReadonlySet<string> => shown.get(name) ?? new Set(),
    look: async (squadId: number): Promise<void> => {
      await server.database.pool.query('DELETE FROM rate_count');
      for (const name of names) {
        const page = await company.person(name).browser.call('GET /v1/squads/{id}', { params: { id: squadId } });
        if (page.status === 200) for (const leaf of leavesOf(page.body)) shown.get(name)?.add(leaf);
      }
    },
  };
};

/** One step of anybody or of the clock that the rules allow now. */
const anyStep = async (squadId: number, pick: number): Promise<void> => {
  await server.database.pool.query('UPDATE mate_access SET active = true WHERE NOT active');
  const { state, tokens } = await namedState(server, company, squadId);
  const next = deadlinesOf(state)[0]?.kind;
  const rare = ['squad.disband', 'squad.idleExpired', 'squad.inviteFriend'];
  const events = possibleEvents(state, server.clock.now(), pick).filter(
    (event) =>
      !['squad.recreated', 'squad.repeat'].includes(event.type) &&
      (event.by !== 'system' || event.type === next) &&
      (!rare.includes(event.type) || pick % 7 === 0) &&
      fitsPerson(event),
  );
  const event = events[pick % Math.max(events.length, 1)];
  if (event !== undefined) await takeStep(server, company, squadId, event, tokens);
};

test('nobody finds in their past an id, a sum, a text or a share that their own page has not shown', async () => {
  const random = seededRandom();
  let moments = 0;
  for (let life = 0; life < soakOr(10, 4); life += 1) {
    const squadId = await storeSquad(server, company, (beginnings[life % beginnings.length] ?? Walk.create)());
    const pages = watchPages();
    await pages.look(squadId);
    for (let step = 0; step < 9; step += 1) {
      const pick = integerBetween(random, 0, 1_000_000);
      // What is due is taken before anybody looks: the server's own sweep would take it between two looks.
      server.clock.advance([0, 1, 60_000, 4 * 60_000][pick % 4] ?? 0);
      await sweepDeadlines(server);
      await pages.look(squadId);
      await anyStep(squadId, pick);
      await sweepDeadlines(server);
      await pages.look(squadId);
    }
    for (const name of names) {
      const { status, body, code } = await past(company.person(name), squadId);
      if (status !== 200) {
        expect([status, code]).toEqual([404, 'SQUADS_NOT_FOUND']);
        continue;
      }
      moments += body.moments.length;
      const told = leavesOf([
        body.gameId,
        body.names,
        body.people,
        body.moments.map(({ page, history }) => [page, history.map(({ id: _id, ...line }) => line)]),
      ]);
      expect(told.filter((leaf) => !pages.of(name).has(leaf))).toEqual([]);
    }
    // Nobody is busy with a squad of the last life in the next one.
    const { state } = await namedState(server, company, squadId);
    if (!['FINISHED', 'DISBANDED'].includes(state.value))
      await takeStep(
        server,
        company,
        squadId,
        { type: 'squad.disband', by: { admin: 'admin' }, at: server.clock.now(), refundPercent: 100 },
        new Map(),
      );
  }
  expect(moments).toBeGreaterThan(soakOr(50, 15));
}, 110_000);

test('who was never in the squad, and who is not signed in, hear that there is none', async () => {
  const squadId = await storeSquad(server, company, sampleSquad.IN_A_GAME());
  for (const name of ['stranger', 'mate-3', 'admin']) {
    const { status, code } = await past(company.person(name), squadId);
    expect([name, status, code]).toEqual([name, 404, 'SQUADS_NOT_FOUND']);
  }
  expect((await past({ browser: testBrowser(server.url) }, squadId)).status).toBe(401);
});

test('somebody who was put out sees the squad up to that moment and no further', async () => {
  const squadId = await storeSquad(server, company, Walk.create({ visible: true }).accepts('mate').joins('client'));
  const { state } = await namedState(server, company, squadId);
  const at = server.clock.now();
  await takeStep(server, company, squadId, { type: 'squad.ping', by: 'owner', at }, new Map());
  await takeStep(server, company, squadId, { type: 'squad.kick', by: 'owner', at, memberId: 'client' }, new Map());
  await takeStep(server, company, squadId, { type: 'squad.unpublish', by: 'owner', at }, new Map());
  const put = await past(company.person('client'), squadId);
  expect(put.body.moments.map(({ event }) => event)).toEqual(['squad.snapshot', 'squad.ping']);
  const stayed = await past(company.person('owner'), squadId);
  expect(stayed.body.moments.map(({ event, own }) => [event, own])).toEqual([
    ['squad.snapshot', false],
    ['squad.ping', true],
    ['squad.kick', true],
    ['squad.unpublish', true],
  ]);
  expect(stayed.body.moments[2]?.history).toMatchObject([
    { event: 'MEMBER_KICKED', subject: company.person('client').id },
  ]);
  expect(state.value).toBe('PENDING');
});

test('a step that cannot be repeated is told with its number, and what was before it stays', async () => {
  const squadId = await storeSquad(server, company, sampleSquad.IN_A_GAME());
  const at = server.clock.now();
  await takeStep(server, company, squadId, { type: 'squad.ping', by: 'owner', at }, new Map());
  changedByHand('squad', squadId);
  await server.database.pool.query(
    `INSERT INTO step (aggregate, aggregate_id, number, at, rules, event, hash)
     SELECT aggregate, aggregate_id, number + 1, at, rules, event, '\\x00' FROM step
     WHERE aggregate = 'squad' AND aggregate_id = $1 ORDER BY number DESC LIMIT 1`,
    [String(squadId)],
  );
  const { body } = await past(company.person('mate'), squadId);
  const last = body.moments.at(-1);
  expect(last).toMatchObject({ number: 2, page: null, history: [] });
  expect(last?.fault).not.toBeNull();
  expect(body.moments[1]?.page?.squad.status).toBe('IN_A_GAME');
});
