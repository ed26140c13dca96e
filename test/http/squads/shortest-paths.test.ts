import { getShortestPaths } from 'xstate/graph';
import { squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { applySquadEvent } from '#domain/squad/apply-squad-event.ts';
import { createSquad } from '#domain/squad/creation/create-squad.ts';
import { deadlinesOf } from '#domain/squad/deadlines.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { requireKnown, type SquadState } from '#domain/squad/facts/squad-context.ts';
import { squadMachine, type SquadSnapshot } from '#domain/squad/squad-machine.ts';
import { creation, start } from '../../lifecycle/creation';
import { possibleEvents } from '../../lifecycle/possible-events';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { serverForTests } from '../../support/server/server-for-tests';
import { type Company, gatherCompany } from '../../support/squads/company';
import { namedState } from '../../support/squads/named-state';
import { setTime, storeSquad } from '../../support/squads/store-squad';
import { fitsPerson, takeStep } from '../../support/squads/take-step';

const steps = [
  'inviteMate',
  'accept',
  'decline',
  'inviteFriend',
  'declineFriend',
  'join',
  'kick',
  'publish',
  'unpublish',
  'leave',
  'update',
  'pay',
  'confirm',
  'disband',
  'ping',
  'durationElapsed',
  'confirmationExpired',
  'invitationExpired',
  'friendInvitationExpired',
  'idleExpired',
  'lobbyExpired',
  'settlementDue',
  'requestEarlyFinish',
  'answerEarlyFinish',
  'earlyFinishExpired',
  'needToRecreate',
  'recreationExpired',
  'openDispute',
  'answerDispute',
  'disputeAnswerExpired',
  'disputeDecisionExpired',
].map((step) => `squad.${step}`);

/** Sums and moments left out, else there are as many states as kopecks and milliseconds. */
const abstract = ({ value, context }: SquadSnapshot): string =>
  JSON.stringify([
    value,
    context.members.map((member) => [member.id, member.confirmedAt !== null]),
    [context.mateInvitations.length, context.friendInvitations.length, context.payments.length, context.visible],
    [
      context.settledAt !== null,
      context.lobbyExtended,
      context.earlyFinish !== null,
      context.recreation !== null,
      context.dispute?.status,
    ],
  ]);

/** A moment at which people still may do something in this status. */
const moment = ({ context }: SquadState): number =>
  context.statusEndsAt === null ? (context.finishedAt ?? context.touchedAt) + 1000 : context.statusEndsAt - 1000;

const created = createSquad({ ...creation, terms: { ...creation.terms, slots: 3 } });
if ('refused' in created) throw new Error(created.refused);

/** Of the clock's steps only the next can be the next. */
const isNext = (state: SquadState, { type, by, at }: SquadEvent): boolean =>
  by !== 'system' || deadlinesOf(state).every((due) => due.at > at || (due.at === at && due.kind === type));

const nextEvents = (state: SquadState): readonly SquadEvent[] =>
  possibleEvents(state, moment(state), 1).filter(
    (event) => steps.includes(event.type) && fitsPerson(event) && event.by !== 'mate-3' && isNext(state, event),
  );

const stepped = (state: SquadState, event: SquadEvent): SquadState => {
  const step = applySquadEvent(state, event);
  if ('refused' in step) throw new Error(`${event.type} is refused: ${step.refused}`);
  return { value: step.snapshot.value, context: step.snapshot.context };
};

const paths = getShortestPaths(squadMachine, {
  input: created.snapshot.context,
  events: (snapshot) => nextEvents(requireKnown(snapshot)),
  serializeState: abstract,
  limit: 100_000,
});

/** Every kind of step from each status to each status, at the end of a shortest path. */
const chosen = new Map<string, { readonly events: readonly SquadEvent[]; readonly end: SquadState }>();
for (const { steps: taken } of paths) {
  const events = taken.slice(1).map(({ event }) => event);
  const before = events.reduce<SquadState>(stepped, created.snapshot);
  for (const event of nextEvents(before)) {
    const end = stepped(before, event);
    const name = `${event.type} in ${before.value} → ${end.value}`;
    if ((chosen.get(name)?.events.length ?? Infinity) > events.length + 1)
      chosen.set(name, { events: [...events, event], end });
  }
}

const server = serverForTests();
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});
// The same few people call one another on every path.
beforeEach(() => server.database.pool.query('DELETE FROM rate_count'));

test('every status is the end of a path', () => {
  expect(new Set([...chosen.values()].map(({ end }) => end.value))).toEqual(new Set(squadStatuses));
});

test.each([...chosen])('%s is reached by HTTP as the machine says', async (_name, { events, end }) => {
  const squadId = await storeSquad(server, company, { state: created.snapshot, effects: created.effects, at: start });
  for (const event of events) {
    const { tokens } = await namedState(server, company, squadId);
    setTime(server, event.at);
    const answer = await takeStep(server, company, squadId, event, tokens);
    expect([event.type, answer?.code ?? null]).toEqual([event.type, null]);
  }
  const { state } = await namedState(server, company, squadId);
  expect({ ...state, context: { ...state.context, categoryId: 1, friendInvitations: [] } }).toEqual({
    value: end.value,
    context: { ...end.context, friendInvitations: [] },
  });
  expect(state.context.friendInvitations).toHaveLength(end.context.friendInvitations.length);
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));

test('all of it left sound books: receipts and what is owed agree', () => expectSoundBooks(server));
