import { and, asc, eq } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import { type deskSquadStepsContract, shownMessages } from '#contract/desk/squad-steps.ts';
import { squadToWire } from '#contract/squads/squad-codec.ts';
import { historyLineToWire } from '#contract/squads/squad-history.ts';
import { deadlinesOf } from '#domain/squad/deadlines.ts';
import { lineOf } from '#domain/squad/facts/history-details.ts';
import type { PublicSquadState } from '#domain/squad/facts/squad-context.ts';
import { heldTotal } from '#domain/squad/selectors/payments.ts';
import { peopleOf, seenBy } from '#domain/squad/simulation/seen-at.ts';
import type { App } from '#server/platform/app.ts';
import { squadHistory } from '#server/platform/db/schema/squads.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { writeExport } from '../../audit/public';
import { transfersOf } from '../../balance/public';
import { asReader, squadChatAt } from '../../chat/public';
import { squadNoticesAt } from '../../notifications/public';
import { incomesOf } from '../past/past-income';
import { replayStored, squadToGiveAway, type StoredReplay } from '../step-log';
import { momentOf } from '../views/moment-of';
import { readPeople } from '../views/read-people';
import { squadNames } from '../views/squad-names';
import { staffPerson } from '../views/staff-person';
import { caseTest } from './case-test';

type Contract = typeof deskSquadStepsContract;
type StepLine = output<Contract['GET /v1/admin/squads/{id}/steps']['response']>['steps'][number];

/** Tokens open a squad to whoever has them: operators see that there was one. */
const secret: ReadonlySet<string> = new Set(['token', 'viaInvitation']);

const person = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The subject of a deadline is a person, nobody, or the link of a friend, which stays secret too. */
const seenSubject = (subject: string): string => (subject === '' || person.test(subject) ? subject : '…');

const factsOf = (facts: object): string =>
  JSON.stringify(facts, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    return key === 'subject' ? seenSubject(value) : secret.has(key) ? '…' : value;
  });

const lineOfStep = ({ number, event, state, fault }: StoredReplay): StepLine => {
  const { type, at, by, state: _state, ...facts } = { by: 'system' as const, state: null, ...event };
  return {
    number,
    at: new Date(at),
    event: type,
    by: by === 'system' ? null : typeof by === 'string' ? by : by.admin,
    byOperator: typeof by === 'object',
    facts: factsOf(facts),
    status: state?.value ?? null,
    fault,
  };
};

/** The history of the squad that a step wrote. */
const historyAt = async ({ db }: Pick<App, 'db'>, squadId: number, at: number) => {
  const lines = await db
    .select()
    .from(squadHistory)
    .where(and(eq(squadHistory.squadId, squadId), eq(squadHistory.createdAt, new Date(at))))
    .orderBy(asc(squadHistory.id));
  return lines.map(({ id, event, details, createdAt, actorId, subjectId }) =>
    historyLineToWire({ id: String(id), at: createdAt, by: actorId, subject: subjectId }, lineOf(event, details), true),
  );
};

/** @throws Refusal SQUADS_NOT_FOUND */
const requireStep = async ({ db }: Pick<App, 'db'>, squadId: number, number: number) => {
  const steps = await replayStored(db, squadId);
  const step = steps.find((one) => one.number === number);
  if (step === undefined) throw new Refusal('SQUADS_NOT_FOUND');
  return { steps, step };
};

/** The same page without the links of friends. */
const withoutLinks = ({ value, context }: PublicSquadState): PublicSquadState => ({
  value,
  context: { ...context, friendInvitations: context.friendInvitations.map(({ token: _token, ...link }) => link) },
});

const viewsOf = async (
  app: Pick<App, 'db'>,
  squadId: number,
  { steps, step: { number, state } }: Awaited<ReturnType<typeof requireStep>>,
) => {
  if (state === null) return [];
  const upTo = steps.filter((one) => one.number <= number);
  return Promise.all(
    seenBy(state).map(async ({ state: own, ...view }) => {
      const income = (await incomesOf(app.db, squadId, upTo, view.personId)).get(number) ?? null;
      return {
        ...view,
        due: view.due === 0 ? null : view.due,
        paid: view.paid,
        page: { squad: squadToWire(withoutLinks(own)), myIncome: income },
      };
    }),
  );
};

/** Everybody whom the squad has known up to a step: whoever left by it was told too. */
const peopleUpTo = (steps: readonly StoredReplay[], number: number): readonly string[] => [
  ...new Set(steps.flatMap((one) => (one.number > number || one.state === null ? [] : peopleOf(one.state)))),
];

export const deskSquadStepsHandlers: Handlers<Contract> = {
  'GET /v1/admin/squads/{id}/steps': async ({ db, clock }, { params: { id } }) => {
    const steps = await replayStored(db, id);
    const lines = steps.map(lineOfStep);
    const ids = [
      ...lines.flatMap(({ by }) => by ?? []),
      ...steps.flatMap(({ state }) => (state === null ? [] : peopleOf(state))),
    ];
    const people = await readPeople(db, new Set(ids), clock.now());
    return {
      ...(await squadNames(db, id)),
      steps: lines,
      people: Object.fromEntries([...people.keys()].map((personId) => [personId, staffPerson(people, personId)])),
    };
  },
  'GET /v1/admin/squads/{id}/steps.json': async (app, { actor, params: { id }, http }) => {
    const file = await squadToGiveAway(app.db, id);
    if (file === null) throw new Refusal('SQUADS_NOT_FOUND');
    await writeExport(app, actor.id, 'squads', { search: String(id) });
    return http.reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="squad-${id}-steps.json"`)
      .send(file);
  },
  'GET /v1/admin/squads/{id}/steps/{number}': async (app, { params: { id, number } }) => {
    const found = await requireStep(app, id, number);
    const { state, event, operationId } = found.step;
    return {
      ...lineOfStep(found.step),
      statusEndsAt: momentOf(state?.context.statusEndsAt ?? null),
      held: state === null ? 0 : heldTotal(state.context),
      views: await viewsOf(app, id, found),
      history: await historyAt(app, id, event.at),
      transfers: operationId === null ? [] : await transfersOf(app.db, operationId),
      notices: [...(await squadNoticesAt(app.db, id, peopleUpTo(found.steps, number), event.at))],
      deadlines: (state === null ? [] : deadlinesOf(state)).map(({ kind, subject, at }) => ({
        kind,
        subject: subject === null ? null : seenSubject(subject),
        at: new Date(at),
      })),
    };
  },
  'GET /v1/admin/squads/{id}/steps/{number}/chat': async (app, { actor, params: { id, number } }) => {
    const { step } = await requireStep(app, id, number);
    return squadChatAt(app.db, asReader(actor), id, step.event.at, shownMessages);
  },
  'GET /v1/admin/squads/{id}/steps/{number}/test': async (app, { actor, params: { id, number }, http }) => {
    const { step } = await requireStep(app, id, number);
    const file = await squadToGiveAway(app.db, id);
    if (file === null) throw new Refusal('SQUADS_NOT_FOUND');
    await writeExport(app, actor.id, 'squads', { search: String(id) });
    return http.reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="squad-${id}-step-${number}.test.ts"`)
      .send(caseTest(file, { squadId: id, number, event: step.event.type, status: step.state?.value ?? null }));
  },
};
