import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open-database';
import { blogArticle, blogDecision, blogVersion } from '../../../platform/db/schema/blog';
import { writeAudit } from '../../audit/public';
import { resendArticle } from '../../blog/public';
import type { Decision, KindOfDecision } from './kind-of-decision';

/** Only the last decision about an article stands. */
const isLast = sql`${blogDecision.id} = (SELECT max(last.id) FROM blog_decision last WHERE last.article_id = ${blogArticle.id})`;

const select = async (db: Executor, where: SQL | undefined): Promise<readonly Decision[]> => {
  const rows = await db
    .select({
      id: blogDecision.id,
      articleId: blogArticle.id,
      authorId: blogArticle.authorId,
      title: blogVersion.title,
      lead: blogVersion.lead,
      comment: blogDecision.comment,
      by: blogDecision.actorId,
      at: blogDecision.at,
    })
    .from(blogDecision)
    .innerJoin(blogArticle, eq(blogArticle.id, blogDecision.articleId))
    .innerJoin(
      blogVersion,
      and(eq(blogVersion.articleId, blogArticle.id), eq(blogVersion.number, blogDecision.version)),
    )
    .where(and(where, eq(blogDecision.action, 'reject'), eq(blogArticle.status, 'REJECTED'), isLast))
    .orderBy(desc(blogDecision.id));
  return rows.map(({ id, articleId, authorId, title, lead, comment, by, at }) => ({
    id: String(id),
    about: String(articleId),
    personId: authorId,
    title: title === '' ? 'Отклонён материал без названия' : `Отклонён материал «${title}»`,
    reason: comment === '' ? null : comment,
    excerpt: lead === '' ? null : lead,
    by,
    at,
  }));
};

/** An article that a moderator refused; its author may appeal. Upheld, it waits for a moderator again. */
export const articleDecision: KindOfDecision = {
  list: (db, personId, since) => select(db, and(eq(blogArticle.authorId, personId), gte(blogDecision.at, since))),
  read: async (db, id) =>
    /^\d{1,9}$/.test(id) ? ((await select(db, eq(blogDecision.id, Number(id))))[0] ?? null) : null,
  undo: async (app, tx, { decision: { about }, actor, reason }) => {
    await resendArticle(tx, Number(about), actor.id, new Date(app.clock.now()));
    await writeAudit(app, tx, actor.id, { action: 'appeal.upheld', subject: `article:${about}`, details: { reason } });
  },
};
