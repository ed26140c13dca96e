import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { matePercentChange } from '#server/platform/db/schema/mates/mates-side.ts';
import type { mateStandingContract } from '#contract/mates/mate-standing.ts';
import { grades, type MateLevel, promotionRatingHundredths } from '#domain/mates/grade.ts';
import { strikeTerms } from '#domain/mates/mate-terms.ts';
import { mateAccess, mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/** A row as the wire shows it. */
export const percentChangeView = (row: typeof matePercentChange.$inferSelect) => ({
  id: String(row.id),
  reason: row.reason,
  gradeBefore: row.gradeBefore,
  grade: row.grade,
  percentBefore: row.percentBefore,
  percent: row.percent,
  comment: row.comment,
  createdAt: row.createdAt,
});

const shownChanges = 50;

const nextGrade = (level: MateLevel) => {
  const next = grades[grades.findIndex((grade) => grade.level === level) + 1];
  if (!next || next.fromHours === null) return null;
  return {
    grade: next.level,
    percent: next.percent,
    fromHours: next.fromHours,
    ratingNeeded: promotionRatingHundredths / 100,
  };
};

/** The mate's grade and percent, the history of their changes, and the strikes that count now. */
export const readStanding: Handler<(typeof mateStandingContract)['GET /v1/mates/me/standing']> = async (
  app,
  { actor },
) => {
  const [mate] = await app.db.select().from(mateAccess).where(eq(mateAccess.userId, actor.id));
  if (!mate) throw new Refusal('FORBIDDEN');
  const now = app.clock.now();
  const changes = await app.db
    .select()
    .from(matePercentChange)
    .where(eq(matePercentChange.userId, actor.id))
    .orderBy(desc(matePercentChange.id))
    .limit(shownChanges);
  const strikes = await app.db
    .select()
    .from(mateStrike)
    .where(
      and(
        eq(mateStrike.userId, actor.id),
        gt(mateStrike.createdAt, new Date(now - strikeTerms.window)),
        isNull(mateStrike.forgivenAt),
      ),
    )
    .orderBy(desc(mateStrike.id));
  const off = mate.ordersOffUntil;
  return {
    gameId: mate.gameId,
    grade: mate.grade,
    percent: mate.percent,
    hours: Math.floor(mate.finishedMinutes / 60),
    rating: mate.ratingHundredths / 100,
    next: nextGrade(mate.grade),
    changes: changes.map(percentChangeView),
    strikes: strikes.map(({ id, reason, squadId, createdAt }) => ({
      id: String(id),
      reason,
      squadId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + strikeTerms.window),
    })),
    missedOffAt: mate.active ? null : mate.missedOffAt,
    unreachedAt: mate.reachedAgainAt === null ? mate.unreachedAt : null,
    ordersOffUntil: off && off.getTime() > now ? off : null,
  };
};
