import { eq } from 'drizzle-orm';
import type { StageEvent } from '#domain/lifecycle/stage-log.ts';
import { depositLog } from '#domain/money/deposit-log.ts';
import type { DepositEvent } from '#domain/money/deposit-states.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { beginLog, makeStep } from '#server/platform/steps/log-step.ts';
import type { DepositRow } from './lock-deposit-row';

type NewDeposit = Omit<typeof deposit.$inferInsert, 'status'>;

/** Stores a new deposit of its owner, whose log begins. */
export const insertDeposit = async (tx: Tx, row: NewDeposit): Promise<void> => {
  const { id, userId: by, createdAt } = row;
  const status = 'CREATED';
  await tx.insert(deposit).values({ ...row, status });
  await beginLog(tx, depositLog, { id, operationId: null, state: { status }, at: createdAt.getTime(), by });
};

interface Change {
  readonly event: StageEvent<DepositEvent['type']>;
  /** What its transfers belong to; null where none move. */
  readonly operationId: string | null;
  readonly values?: Partial<Omit<DepositRow, 'status'>>;
}

/**
 * The only way in which a deposit's status changes: the step is made by the rules and logged, the row is stored. The
 * caller has locked the row and made sure that the event fits.
 */
export const commitDeposit = async (
  tx: Tx,
  { id, status: before }: Pick<DepositRow, 'id' | 'status'>,
  { event, operationId, values = {} }: Change,
): Promise<void> => {
  const { status } = await makeStep(tx, depositLog, { id, operationId, before: { status: before }, event });
  await tx
    .update(deposit)
    .set({ ...values, status })
    .where(eq(deposit.id, id));
};
