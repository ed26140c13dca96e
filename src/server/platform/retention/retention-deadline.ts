import { and, getTableName, sql } from 'drizzle-orm';
import { hours, minutes } from '#domain/time/durations.ts';
import type { App } from '../app';
import type { Db } from '../db/open-database';
import type { DeadlineHandler } from '../deadlines/deadline-sweeper';
import { scheduleDeadline } from '../deadlines/schedule-deadline';
import type { Moments, RetentionRule } from './retention-rule';

/** Rows for one transaction: few enough that a step that waits for one of them waits only milliseconds. */
const batchSize = 1000;
/** For each rule; the rest is left to the next run, so that no run takes long. */
const batchesPerRun = 20;

const every = hours(1);
const soon = minutes(1);

/** Deletes the expired rows of one rule, each batch in a transaction of its own; true when more are left. */
const deleteExpired = async (db: Db, { table, isExpired }: RetentionRule, at: Moments): Promise<boolean> => {
  const condition = isExpired(at);
  for (let done = 0; done < batchesPerRun; done += 1) {
    const { rowCount } = await db
      .delete(table)
      .where(and(condition, sql`ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${batchSize}))`));
    if ((rowCount ?? 0) < batchSize) return false;
  }
  return true;
};

/** Runs all rules once an hour, sooner while more rows are left. A rule that fails does not stop the others. */
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
        app.log.error({ err: problem, table: getTableName(rule.table) }, 'could not delete expired rows');
      }
    await scheduleDeadline(
      tx,
      { aggregate: 'retention:all', kind: 'retention.due' },
      now + (isMoreLeft ? soon : every),
    );
  };
