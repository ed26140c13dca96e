import { eq } from 'drizzle-orm';
import type { ArticleEventType } from '#domain/blog/article-rules.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { blogArticle, blogDecision } from '#server/platform/db/schema/blog.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { writeAudit } from '../../audit/public';
import type { Article } from '../read/find-article';
import { takeStep } from '../write/take-step';

export type Action = (typeof blogDecision.$inferInsert)['action'];

/**
 * Locks an article for a moderator, who must not decide on their own.
 * @throws Refusal ADMIN_BLOG_ARTICLE_NOT_FOUND, ARTICLE_OWN
 */
export const lockForModerator = async (tx: Tx, id: number, actor: Actor): Promise<Article> => {
  const [article] = await tx.select().from(blogArticle).where(eq(blogArticle.id, id)).for('update');
  if (!article || article.status === 'DELETED') throw new Refusal('ADMIN_BLOG_ARTICLE_NOT_FOUND');
  if (article.authorId === actor.id) throw new Refusal('ARTICLE_OWN');
  return article;
};

/** Stores a decision: with the article and in the audit log. */
export const writeDecision = async (
  app: App,
  tx: Tx,
  actor: Actor,
  { id, newest, sentAt }: Article,
  { action, comment }: { readonly action: Action; readonly comment: string },
): Promise<void> => {
  const at = new Date(app.clock.now());
  await tx.insert(blogDecision).values({ articleId: id, version: newest, action, comment, actorId: actor.id, at });
  await writeAudit(app, tx, actor.id, {
    action: `blog.${action}`,
    subject: `article:${id}`,
    details: { version: newest, ...(comment === '' ? {} : { comment }) },
    waitedSince: sentAt,
  });
};

interface Decision {
  readonly event: ArticleEventType;
  readonly action: Action;
  /** The version that the moderator has read. */
  readonly version: number;
  readonly comment: string;
}

/**
 * Carries out a decision on an article that waits for moderation.
 * @throws Refusal ADMIN_BLOG_ARTICLE_NOT_FOUND, ARTICLE_OWN, ARTICLE_NOT_UNDER_MODERATION, ARTICLE_DRAFT_CHANGED
 */
export const decide = async (
  app: App,
  tx: Tx,
  actor: Actor,
  id: number,
  { event, action, version, comment }: Decision,
): Promise<Article> => {
  const article = await lockForModerator(tx, id, actor);
  if (article.status !== 'UNDER_MODERATION') throw new Refusal('ARTICLE_NOT_UNDER_MODERATION');
  if (article.newest !== version) throw new Refusal('ARTICLE_DRAFT_CHANGED', { version: article.newest });
  const at = new Date(app.clock.now());
  const decided = await takeStep(tx, article, { type: event, by: actor.id, at }, { sentAt: null });
  await writeDecision(app, tx, actor, article, { action, comment });
  return decided;
};
