import { and, getTableName, sql } from 'drizzle-orm';
import { hours, minutes } from '../../../domain/time/durations';
import type { App } from '../app';
import type { Db } from '../db/open-database';
import type { DeadlineHandler } from '../deadlines/deadline-sweeper';
import { scheduleDeadline } from '../deadlines/schedule-deadline';
import type { Moments, RetentionRule } from './retention-rule';

/** Few enough that a step that waits for one of these rows waits for milliseconds. */
const batchSize = 1000;
/** For each rule; what is left comes with the next turn, so that one never takes long. */
const batchesPerRun = 20;

const every = hours(1);
const soon = minutes(1);

/** Deletes what this rule lets go, each portion in a transaction of its own; true when more is left. */
const deleteExpired = async (db: Db, { table, isExpired: over }: RetentionRule, at: Moments): Promise<boolean> => {
  const isOver = over(at);
  for (let done = 0; done < batchesPerRun; done += 1) {
    const { rowCount } = await db
      .delete(table)
      .where(and(isOver, sql`ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${isOver} LIMIT ${batchSize}))`));
    if ((rowCount ?? 0) < batchSize) return false;
  }
  return true;
};

/** Once an hour, sooner while more is left. A rule that fails keeps none of the others. */
export const retentionDeadline =
  (app: App, rules: readonly RetentionRule[]): DeadlineHandler =>
  async (tx) => {
    const now = app.clock.now();
    const at = { real: new Date(), product: new Date(now) };
    let isMoreLeft = false;
    for (const rule of rules)
      try {
        isMoreLeft = (await deleteExpired(app.db, rule, at)) || isMoreLeft;
      } catch (problem) {
        app.log.error({ err: problem, table: getTableName(rule.table) }, 'old rows were not forgotten');
      }
    await scheduleDeadline(
      tx,
      { aggregate: 'retention:all', kind: 'retention.due' },
      now + (isMoreLeft ? soon : every),
    );
  };
