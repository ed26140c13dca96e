import { eq } from 'drizzle-orm';
import type { StageEvent } from '#domain/lifecycle/stage-log.ts';
import { withdrawalLog } from '#domain/money/withdrawal-log.ts';
import type { WithdrawalEvent } from '#domain/money/withdrawal-states.ts';
import { sqlState, violatedConstraint } from '../../platform/db/database-errors';
import type { Tx } from '../../platform/db/open-database';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import { Refusal } from '../../platform/http/refusal';
import { beginLog, makeStep } from '../../platform/steps/log-step';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

type NewWithdrawal = Omit<typeof withdrawal.$inferInsert, 'status'>;

/**
 * Stores a new withdrawal of its owner, whose log begins.
 * @throws Refusal WITHDRAWAL_ALREADY_OPEN when they have another one
 */
export const insertWithdrawal = async (tx: Tx, operationId: string, row: NewWithdrawal): Promise<WithdrawalRow> => {
  try {
    const [inserted] = await tx
      .insert(withdrawal)
      .values({ ...row, status: 'WAITING_FOR_CONFIRMATION' })
      .returning();
    if (!inserted) throw new Error('the withdrawal was not written');
    const { id, status, userId: by, createdAt } = inserted;
    await beginLog(tx, withdrawalLog, { id, operationId, state: { status }, at: createdAt.getTime(), by });
    return inserted;
  } catch (problem) {
    if (sqlState(problem) === '23505' && violatedConstraint(problem) === 'withdrawal_one_open')
      throw new Refusal('WITHDRAWAL_ALREADY_OPEN');
    throw problem;
  }
};

interface Change {
  readonly event: StageEvent<WithdrawalEvent['type']>;
  /** What its transfers belong to; null where none move. */
  readonly operationId: string | null;
  readonly values: Partial<Omit<WithdrawalRow, 'status'>>;
}

/**
 * The only way in which a withdrawal's status changes: the step is made by the rules and logged, the row is stored. The
 * caller has locked the row and made sure that the event fits.
 */
export const commitWithdrawal = async (
  tx: Tx,
  { id, status: before }: WithdrawalRow,
  { event, operationId, values }: Change,
): Promise<WithdrawalRow> => {
  const { status } = await makeStep(tx, withdrawalLog, { id, operationId, before: { status: before }, event });
  const [row] = await tx
    .update(withdrawal)
    .set({ ...values, status, changedAt: new Date(event.at) })
    .where(eq(withdrawal.id, id))
    .returning();
  if (!row) throw new Error(`withdrawal ${id} is gone`);
  return row;
};
