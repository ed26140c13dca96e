import { and, asc, eq } from 'drizzle-orm';
import type { input } from 'zod/v4/core';
import type { adminSquadStepsContract } from '#contract/admin/squad-steps.ts';
import { historyLineToWire } from '#contract/squads/squad-history.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { deadlinesOf } from '#domain/squad/deadlines.ts';
import { lineOf } from '#domain/squad/facts/history-details.ts';
import { heldTotal } from '#domain/squad/selectors/payments.ts';
import { peopleOf, seenAt } from '#domain/squad/simulation/seen-at.ts';
import type { App } from '#server/platform/app.ts';
import { squadHistory } from '#server/platform/db/schema/squads.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { writeExport } from '../../audit/public';
import { transfersOf } from '../../balance/public';
import { loadSquad } from '../store/squad-store';
import { replayStored, stepsToGiveAway, type StoredReplay } from '../step-log';
import { iso } from '../views/iso';
import { readPeople } from '../views/read-people';
import { staffPerson } from '../views/staff-person';

type Contract = typeof adminSquadStepsContract;
type StepLine = input<Contract['GET /v1/admin/squads/{id}/steps']['response']>['steps'][number];

/** Tokens open a squad to whoever has them: operators see that there was one. */
const secret: ReadonlySet<string> = new Set(['token', 'viaInvitation']);

const factsOf = (facts: object): string =>
  JSON.stringify(facts, (key, value: unknown) => (secret.has(key) && typeof value === 'string' ? '…' : value));

const lineOfStep = ({ number, event, state, fault }: StoredReplay): StepLine => {
  const { type, at, by, state: _state, ...facts } = { by: 'system' as const, state: null, ...event };
  return {
    number,
    at: new Date(at).toISOString(),
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
    historyLineToWire(
      { id: String(id), at: createdAt.toISOString(), by: actorId, subject: subjectId },
      lineOf(event, details),
      true,
    ),
  );
};

export const adminSquadStepsHandlers: Handlers<Contract> = {
  'GET /v1/admin/squads/{id}/steps': async ({ db, clock }, { params: { id } }) => {
    const steps = await replayStored(db, id);
    if (steps.length === 0 && (await loadSquad(db, id, false)) === null) throw new Refusal('SQUADS_NOT_FOUND');
    const lines = steps.map(lineOfStep);
    const ids = [
      ...lines.flatMap(({ by }) => by ?? []),
      ...steps.flatMap(({ state }) => (state === null ? [] : peopleOf(state))),
    ];
    const people = await readPeople(db, new Set(ids), clock.now());
    return {
      steps: lines,
      people: Object.fromEntries([...people.keys()].map((personId) => [personId, staffPerson(people, personId)])),
    };
  },
  'GET /v1/admin/squads/{id}/steps.json': async (app, { actor, params: { id }, http }) => {
    const file = await stepsToGiveAway(app.db, id);
    if (file === null) throw new Refusal('SQUADS_NOT_FOUND');
    await writeExport(app, actor.id, 'squads', { search: String(id) });
    return http.reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="squad-${id}-steps.json"`)
      .send(file);
  },
  'GET /v1/admin/squads/{id}/steps/{number}': async (app, { params: { id, number } }) => {
    const step = (await replayStored(app.db, id)).find((one) => one.number === number);
    if (step === undefined) throw new Refusal('SQUADS_NOT_FOUND');
    const { state, event, operationId } = step;
    return {
      ...lineOfStep(step),
      statusEndsAt: iso(state?.context.statusEndsAt ?? null),
      held: kopecksToRubles(state === null ? 0 : heldTotal(state.context)),
      views: (state === null ? [] : seenAt(state, event.at)).map((view) => ({
        ...view,
        due: view.due === 0 ? null : kopecksToRubles(view.due),
        paid: kopecksToRubles(view.paid),
        can: [...view.can],
        cannot: [...view.cannot],
      })),
      history: await historyAt(app, id, event.at),
      transfers: operationId === null ? [] : await transfersOf(app.db, operationId),
      deadlines: (state === null ? [] : deadlinesOf(state)).map(({ kind, subject, at }) => ({
        kind,
        subject,
        at: new Date(at).toISOString(),
      })),
    };
  },
};
