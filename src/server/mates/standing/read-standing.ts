import { and, desc, eq, gt } from 'drizzle-orm';
import type { mateStandingContract } from '../../../contract/mate-standing';
import type { MateLevel } from '../../../domain/enums/mate-level';
import { grades, promotionRatingHundredths } from '../../../domain/settings/grades';
import { strikeTerms } from '../../../domain/settings/strike-terms';
import { mateAccess, mateStrike } from '../../db/schema/games-and-mates';
import { matePercentChange } from '../../db/schema/mates-side';
import type { Handler } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { percentChangeView } from './percent-change-view';

const shownChanges = 50;

const nextGrade = (level: MateLevel) => {
  const next = grades[grades.findIndex((grade) => grade.level === level) + 1];
  if (!next || next.fromHours === null) return null;
  return { grade: next.level, percent: next.percent, fromHours: next.fromHours, ratingNeeded: promotionRatingHundredths / 100 };
};

/** Where the mate stands and how he came there; strikes that count now. */
export const readStanding: Handler<(typeof mateStandingContract)['GET /v1/mates/me/standing']> = async (app, { actor }) => {
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
    .where(and(eq(mateStrike.userId, actor.id), gt(mateStrike.createdAt, new Date(now - strikeTerms.window))))
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
      createdAt: createdAt.toISOString(),
      expiresAt: new Date(createdAt.getTime() + strikeTerms.window).toISOString(),
    })),
    missedOffAt: mate.active ? null : (mate.missedOffAt?.toISOString() ?? null),
    ordersOffUntil: off && off.getTime() > now ? off.toISOString() : null,
  };
};
