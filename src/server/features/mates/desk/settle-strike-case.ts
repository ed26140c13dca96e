import { and, eq, isNull } from 'drizzle-orm';
import type { AuditAction } from '#domain/people/audit-action.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateStrikeCase } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { writeAudit } from '../../audit/public';

const actions: Readonly<Record<Settlement['decision'], AuditAction>> = {
  FORGIVEN: 'strikes.forgiven',
  ACCESS_TAKEN: 'strikes.access_taken',
};

interface Settlement {
  readonly userId: string;
  readonly by: string;
  readonly decision: NonNullable<(typeof mateStrikeCase.$inferSelect)['decision']>;
  readonly reason: string;
}

/** Decides the open strike case of a mate (there is at most one); does nothing when none is open. */
export const settleStrikeCase = async (
  app: App,
  tx: Tx,
  { userId, by, decision, reason }: Settlement,
): Promise<void> => {
  const settled = await tx
    .update(mateStrikeCase)
    .set({ decision, reason, decidedBy: by, decidedAt: new Date(app.clock.now()) })
    .where(and(eq(mateStrikeCase.userId, userId), isNull(mateStrikeCase.decision)))
    .returning();
  for (const { id, gameId, strikes } of settled)
    await writeAudit(app, tx, by, {
      action: actions[decision],
      subject: `strikes:${id}`,
      details: { gameId, strikes, reason },
    });
};
