import { desc, eq } from 'drizzle-orm';
import { strikeTerms } from '#domain/mates/mate-terms.ts';
import type { App } from '#server/platform/app.ts';
import { mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';

const shownStrikes = 50;

/** A mate's last strikes for operators, newest first. */
export const readStrikes = async ({ db, clock }: Pick<App, 'db' | 'clock'>, userId: string) => {
  const since = clock.now() - strikeTerms.window;
  const strikes = await db
    .select()
    .from(mateStrike)
    .where(eq(mateStrike.userId, userId))
    .orderBy(desc(mateStrike.id))
    .limit(shownStrikes);
  return strikes.map(({ id, reason, squadId, createdAt, forgivenAt }) => ({
    id,
    reason,
    squadId,
    createdAt,
    forgivenAt,
    counts: forgivenAt === null && createdAt.getTime() > since,
  }));
};
