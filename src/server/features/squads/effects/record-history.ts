import { count, sql } from 'drizzle-orm';
import type { SquadEffectParams } from '#domain/squad/apply-squad-event.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { squadHistory } from '#server/platform/db/schema/squads.ts';
import { type OpeningOperation, openingOperation } from '#server/platform/ledger/operations.ts';
import { appendingStep, beginWithFound, type PendingStep, stepValues } from '#server/platform/steps/write-step.ts';
import { guest } from '../guest';
import type { StepContext } from './effect-handler';

/** History lines of a step, as a part of a prepared statement. */
export const insertedLines = sql`
  INSERT INTO ${squadHistory} (squad_id, event, actor_id, subject_id, details, created_at)
  SELECT ${sql.placeholder('squadId')}::integer, line.event, line.actor, line.subject, line.details,
    ${sql.placeholder('at')}::timestamptz
  FROM jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) AS line (event text, actor uuid, subject uuid, details jsonb)`;

/**
 * One statement for all that a step leaves behind: it is prepared, and one round trip costs less than the log alone.
 * Tells how many steps were logged.
 */
const statement = (name: string, opens: boolean) =>
  prepared((db: Executor) => {
    const opened = db.$with('opened').as(openingOperation(db));
    const logged = db.$with('logged').as(appendingStep(db));
    const written = db.$with('written', {}).as(insertedLines);
    return db
      .with(...(opens ? [opened] : []), logged, written)
      .select({ steps: count() })
      .from(logged)
      .prepare(name);
  });

const ofNewOperation = statement('step_of_new_operation', true);
const ofOperation = statement('step_of_operation', false);

type Line = SquadEffectParams['recordHistory'];

const actorOf = ({ by }: Line): string | null => {
  if (by === 'system' || by === guest) return null;
  return typeof by === 'string' ? by : by.admin;
};

/** Stores a step's history lines in their order, its log, and its operation if it is new. */
export const recordHistory = async (
  { tx, squadId, operationId, at, app }: StepContext,
  lines: readonly Line[],
  opened: OpeningOperation | null,
  logged: PendingStep,
): Promise<void> => {
  const rows = lines.map((line) => ({
    event: line.event,
    actor: actorOf(line),
    subject: line.subject,
    details: line.details,
  }));
  const values = { ...stepValues(logged), squadId, lines: JSON.stringify(rows), at: at.toISOString() };
  const [done] =
    opened === null
      ? await ofOperation(tx).execute(values)
      : await ofNewOperation(tx).execute({ ...values, ...opened, operationId, openedAt: new Date(app.clock.now()) });
  if (done?.steps === 0) await beginWithFound(tx, logged);
};
