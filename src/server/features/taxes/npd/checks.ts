import { and, eq, lt, sql } from 'drizzle-orm';
import { type NpdAnswer, type NpdFailure } from '#domain/taxes/npd-check.ts';
import { moscowDay } from '#domain/time/moscow.ts';
import type { App } from '../../../platform/app';
import type { Executor, Tx } from '../../../platform/db/open-database';
import { npdCheck } from '../../../platform/db/schema/money/taxes';
import { putOutbox } from '../../../platform/outbox/put-outbox';

export interface Check {
  readonly answer: NpdAnswer;
  /** Of an unknown answer. */
  readonly failure: NpdFailure | null;
  /** When the service was last heard, or failed to answer. */
  readonly at: Date | null;
}

/** Whether the product asks the tax service. */
export const checksAreOn = async (app: Pick<App, 'settings'>): Promise<boolean> =>
  (await app.settings.get('npd-checks')) === 1;

export const isCheckOf = (innHash: Buffer, day: string) => and(eq(npdCheck.innHash, innHash), eq(npdCheck.day, day));

/** What the tax service said today (by Moscow) about an INN. */
export const checkOfToday = async (app: Pick<App, 'clock'>, db: Executor, innHash: Buffer): Promise<Check> => {
  const [row] = await db
    .select()
    .from(npdCheck)
    .where(isCheckOf(innHash, moscowDay(app.clock.now())));
  return { answer: row?.answer ?? 'NOT_ASKED', failure: row?.failure ?? null, at: row?.answeredAt ?? null };
};

/** Has the tax service asked about an INN today, unless it is off or that has been wanted already. */
export const wantCheck = async (app: Pick<App, 'clock' | 'settings'>, tx: Tx, innHash: Buffer): Promise<void> => {
  if (!(await checksAreOn(app))) return;
  const now = app.clock.now();
  const day = moscowDay(now);
  const wanted = await tx
    .insert(npdCheck)
    .values({ innHash, day, answer: 'NOT_ASKED', wantedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ day: npdCheck.day });
  if (wanted.length > 0) await putOutbox(tx, 'npdCheck', { innHash: innHash.toString('hex'), day });
};

/** A check that is not carried out: the next payout wants another. An answer that was given stays. */
export const forgetCheck = async (tx: Executor, innHash: Buffer, day: string): Promise<void> => {
  await tx.delete(npdCheck).where(and(isCheckOf(innHash, day), sql`${npdCheck.answer} IN ('NOT_ASKED', 'UNKNOWN')`));
};

/** How many checks are wanted before this one. */
export const checksBefore = async (
  db: Executor,
  { day, wantedAt }: { readonly day: string; readonly wantedAt: Date },
) =>
  db.$count(
    npdCheck,
    and(eq(npdCheck.day, day), lt(npdCheck.wantedAt, wantedAt), sql`${npdCheck.answer} IN ('NOT_ASKED', 'UNKNOWN')`),
  );
