import { and, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open-database';
import { appUser, auditLog } from '../../../platform/db/schema/people';
import { review } from '../../../platform/db/schema/reviews';
import { showReviewIn } from '../../reviews/public';
import { aboutOf, type Decision, decisionId, excerptLength, type KindOfDecision } from './kind-of-decision';

/** Who hid the review last. */
const hiddenBy = sql<string | null>`(SELECT ${auditLog.actorId} FROM ${auditLog}
  WHERE lower(${auditLog.subject}) = 'review:' || ${review.id} AND ${auditLog.action} = 'review.hide'
  ORDER BY ${auditLog.id} DESC LIMIT 1)`;

const select = async (db: Executor, where: SQL | undefined): Promise<readonly Decision[]> => {
  const rows = await db
    .select({
      id: review.id,
      authorId: review.authorId,
      hiddenAt: review.hiddenAt,
      reason: review.hiddenReason,
      text: review.text,
      subject: appUser.username,
      by: hiddenBy,
    })
    .from(review)
    .innerJoin(appUser, eq(appUser.id, review.subjectId))
    .where(and(where, isNotNull(review.hiddenAt), isNotNull(review.authorId)))
    .orderBy(desc(review.hiddenAt));
  return rows.flatMap(({ id, authorId, hiddenAt, reason, text, subject, by }) =>
    authorId === null || hiddenAt === null
      ? []
      : [
          {
            id: decisionId(String(id), hiddenAt),
            about: String(id),
            personId: authorId,
            title: `Скрыт отзыв: ${subject}`,
            reason,
            excerpt: text.slice(0, excerptLength),
            by,
            at: hiddenAt,
          },
        ],
  );
};

/** A review that an operator hid; its author may appeal. */
export const reviewDecision: KindOfDecision = {
  list: (db, personId, since) => select(db, and(eq(review.authorId, personId), gte(review.hiddenAt, since))),
  read: async (db, id) => {
    const about = aboutOf(id);
    if (!/^\d{1,15}$/.test(about)) return null;
    const [found] = await select(db, eq(review.id, Number(about)));
    return found?.id === id ? found : null;
  },
  undo: (app, tx, { decision, actor, reason }) => showReviewIn(app, tx, Number(decision.about), actor.id, reason),
};
