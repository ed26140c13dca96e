import { deadlinesOf, timerEvent } from '#domain/squad/deadlines.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { heldTotal } from '#domain/squad/selectors/payments.ts';
import { creation } from '../../lifecycle/creation';
import { fitMate } from '../../lifecycle/people';
import { possibleEvents } from '../../lifecycle/possible-events';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { integerBetween, seededRandom } from '../../support/seeded-random';
import { serverForTests } from '../../support/server/server-for-tests';
import { soakOr } from '../../support/soak';
import { type Company, gatherCompany } from '../../support/squads/company';
import { namedState } from '../../support/squads/named-state';
import { expectReplays } from '../../support/squads/expect-replays';
import { expectSamePage } from '../../support/squads/expect-same-page';
import { expectSameLedger } from '../../support/squads/expect-same-ledger';
import { expectConserved, squadMoney } from '../../support/squads/squad-money';
import { storeSquad } from '../../support/squads/store-squad';
import { fitsPerson, takeStep } from '../../support/squads/take-step';

const server = serverForTests();
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

const split = { platform: 'PC', languages: ['ru'], durationMinutes: 90, slots: 5, payMode: 'SPLIT' } as const;
const mates = ['mate', 'mate-2'].map((mateId) => ({
  mateId,
  facts: mateId === 'mate' ? fitMate : ({ ...fitMate, level: 'BEGINNER_I', percent: 67 } as const),
}));

const beginnings: readonly (() => Walk)[] = [
  () => Walk.create(),
  () =>
    Walk.create({ terms: split, mates, visible: true })
      .accepts('mate')
      .accepts('mate-2')
      .joins('client')
      .does('owner', 'squad.unpublish'),
  () =>
    Walk.create({
      ...creation,
      by: 'mate-2',
      creatorMate: { ...fitMate, level: 'BEGINNER_I', percent: 67 },
      mates: [],
      visible: true,
    })
      .joins('client')
      .joins('friend'),
  sampleSquad.READY,
  sampleSquad.STARTED,
  sampleSquad.IN_A_GAME,
  sampleSquad.FINISHED,
];

/** Steps into another squad, whose money is outside this test. */
const otherSquads = ['squad.recreated', 'squad.repeat'];
/** Always possible: chosen with equal probability, these would end or dominate most runs. */
const frequent = [
  'squad.disband',
  'squad.idleExpired',
  'squad.ping',
  'squad.inviteFriend',
  'squad.publish',
  'squad.inviteMate',
  'squad.leave',
];

const reached = new Set<string>();

/** One step that the state machine allows; false when the server has no call for it. */
const live = async (squadId: number, random: () => number): Promise<void> => {
  const pick = integerBetween(random, 0, 1_000_000);
  server.clock.advance([0, 0, 60_000, 4 * 60_000, 12 * 60_000][pick % 5] ?? 0);
  await takeStep(server, company, squadId, { ...timerEvent('squad.idleExpired', '', server.clock.now()) }, new Map());
  // A strike pauses a mate's orders; in these runs mates always want to play.
  await server.database.pool.query('UPDATE mate_access SET active = true WHERE NOT active');
  const { state, tokens } = await namedState(server, company, squadId);
  const next = deadlinesOf(state)[0]?.kind;
  const isChosen = ({ type, by }: SquadEvent): boolean =>
    !otherSquads.includes(type) && (by !== 'system' || type === next) && (!frequent.includes(type) || pick % 7 === 0);
  const events = possibleEvents(state, server.clock.now(), pick).filter(
    (event) => isChosen(event) && fitsPerson(event),
  );
  const event = events[pick % Math.max(events.length, 1)];
  if (!event) return;
  const answer = await takeStep(server, company, squadId, event, tokens);
  expect([event.type, event.by, answer?.code ?? null]).toEqual([event.type, event.by, null]);
  await expectSamePage(server, company, squadId);
  const after = await namedState(server, company, squadId);
  reached.add(`${event.type} → ${after.state.value}`);
  const money = await squadMoney(server, squadId);
  expectConserved(money);
  expect(money.hold).toBe(heldTotal(after.state.context));
};

/** No more actions: the clock advances from deadline to deadline until there is none. */
const finish = async (squadId: number): Promise<void> => {
  for (;;) {
    const { state } = await namedState(server, company, squadId);
    const due = deadlinesOf(state)[0];
    if (!due) return;
    await takeStep(
      server,
      company,
      squadId,
      timerEvent(due.kind, due.subject, Math.max(due.at, server.clock.now())),
      new Map(),
    );
  }
};

test(
  'whatever happens, paid + subsidy = payouts + service’s part + refunds, and nothing stays held',
  async () => {
    const random = seededRandom();
    const lives = soakOr(150, 14);
    for (let life = 0; life < lives; life += 1) {
      await server.database.pool.query('DELETE FROM rate_count');
      const squadId = await storeSquad(server, company, (beginnings[life % beginnings.length] ?? Walk.create)());
      const steps = integerBetween(random, 4, 14);
      for (let step = 0; step < steps; step += 1) await live(squadId, random);
      await finish(squadId);
      const { state } = await namedState(server, company, squadId);
      expect(['FINISHED', 'DISBANDED']).toContain(state.value);
      await expectSamePage(server, company, squadId);
      await expectReplays(server, squadId);
      const money = await squadMoney(server, squadId);
      expectConserved(money);
      expect([money.hold, await cachedBalance(server.database, 'HOLD', `squad:${squadId}`)]).toEqual([0, 0]);
    }
    await expectSoundLedger(server.database);
    await expectSoundBooks(server);
    expect(await expectSameLedger(server, false)).toBeGreaterThan(0);
  },
  soakOr(3_600_000, 110_000),
);

test('the random lives were full ones', () => {
  expect(reached.size).toBeGreaterThan(15);
});
