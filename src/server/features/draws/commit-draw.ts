import { eq } from 'drizzle-orm';
import type { DrawEvent } from '#domain/draws/draw-states.ts';
import { drawLog } from '#domain/draws/draw-log.ts';
import type { StageEvent } from '#domain/lifecycle/stage-log.ts';
import type { Tx } from '../../platform/db/open-database';
import { draw } from '../../platform/db/schema/money/draws';
import { beginLog, makeStep } from '../../platform/steps/log-step';

type DrawRow = typeof draw.$inferSelect;

/** Stores a new draw, whose log begins. `by`: its operator, or `system`; `at`: product time, epoch ms. */
export const insertDraw = async (
  tx: Tx,
  row: Omit<typeof draw.$inferInsert, 'status'>,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<number> => {
  const status = 'OPEN';
  const [inserted] = await tx
    .insert(draw)
    .values({ ...row, status })
    .returning({ id: draw.id });
  if (!inserted) throw new Error('the draw was not written');
  await beginLog(tx, drawLog, { id: inserted.id, operationId: null, state: { status }, at, by });
  return inserted.id;
};

interface Change {
  readonly event: StageEvent<DrawEvent['type']>;
  /** What its transfers belong to; null where none move. */
  readonly operationId: string | null;
  readonly values?: Partial<Omit<DrawRow, 'status'>>;
}

/**
 * The only way in which a draw's status changes: the step is made by the rules and logged, the row is stored. The caller
 * has locked the row and made sure that the event fits.
 */
export const commitDraw = async (
  tx: Tx,
  { id, status: before }: Pick<DrawRow, 'id' | 'status'>,
  { event, operationId, values = {} }: Change,
): Promise<void> => {
  const { status } = await makeStep(tx, drawLog, { id, operationId, before: { status: before }, event });
  await tx
    .update(draw)
    .set({ ...values, status })
    .where(eq(draw.id, id));
};
