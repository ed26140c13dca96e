import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { blogWritingContract } from '#contract/blog/blog-writing.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { deletedName } from '#domain/people/leaving.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { blogArticle, blogShare } from '#server/platform/db/schema/blog.ts';
import { mateClient } from '#server/platform/db/schema/mates/mates-side.ts';
import { notification } from '#server/platform/db/schema/notifications.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { isHiddenFromOthers, isVisibleToOthers, isReachableByOthers } from '#server/platform/db/visible-to-others.ts';
import { contains } from '#server/platform/db/search.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { notify } from '../../notifications/public';
import { isModerator } from '../is-moderator';
import { boughtBy } from '../read/card-columns';
import type { Article } from '../read/find-article';
import { findOwn, lockOwn } from '../write/find-own';

type Contract = typeof blogWritingContract;

/** How many clients are listed; others are found by search. */
const shownClients = 50;

/** A mate's clients, those with the most games first. @throws Refusal BLOG_ID_REQUIRED, BLOG_NOT_FOUND */
export const listClientsToShare: Handler<Contract['GET /v1/blog/user-to-share']> = async (app, { actor, query }) => {
  if (query.articleId === undefined) throw new Refusal('BLOG_ID_REQUIRED');
  const article = await findOwn(app.db, query.articleId, actor.id);
  const opened = sql<boolean>`EXISTS (SELECT 1 FROM blog_share s WHERE s.article_id = ${article.id} AND s.user_id = ${appUser.id})
    OR EXISTS (SELECT 1 FROM blog_purchase p WHERE p.article_id = ${article.id} AND p.user_id = ${appUser.id} AND p.refunded_at IS NULL)`;
  const rows = await app.db
    .select({
      id: appUser.id,
      username: appUser.username,
      avatarUrl: appUser.avatarUrl,
      games: mateClient.games,
      open: opened,
    })
    .from(mateClient)
    .innerJoin(appUser, and(eq(appUser.id, mateClient.clientId), isVisibleToOthers))
    .where(
      and(eq(mateClient.mateId, actor.id), query.search === '' ? undefined : contains(appUser.username, query.search)),
    )
    .orderBy(desc(mateClient.games), asc(appUser.username))
    .limit(shownClients);
  return { items: rows, shared: article.shares, max: articleTerms.maxShares };
};

/**
 * People that an article is shared with; for its author and administrators only.
 * @throws Refusal BLOG_AUTHOR_OR_ADMIN_NEEDED_FOR_SHARES
 */
export const listShares: Handler<Contract['GET /v1/blog/articles/{id}/shared-with']> = async (
  app,
  { actor, params },
) => {
  const [article] = await app.db.select().from(blogArticle).where(eq(blogArticle.id, params.id));
  if (!article || article.status === 'DELETED') throw new Refusal('BLOG_NOT_FOUND');
  if (article.authorId !== actor.id && !isModerator(actor))
    throw new Refusal(article.published === null ? 'BLOG_NOT_FOUND' : 'BLOG_AUTHOR_OR_ADMIN_NEEDED_FOR_SHARES');
  const rows = await app.db
    .select({
      id: appUser.id,
      username: appUser.username,
      avatarUrl: appUser.avatarUrl,
      gone: sql<boolean>`(${isHiddenFromOthers})`,
      sharedAt: blogShare.sharedAt,
      seenAt: blogShare.seenAt,
    })
    .from(blogShare)
    .innerJoin(appUser, eq(appUser.id, blogShare.userId))
    .where(eq(blogShare.articleId, article.id))
    .orderBy(desc(blogShare.sharedAt), asc(appUser.username));
  return {
    items: rows.map(({ gone, ...row }) => ({
      ...row,
      // A deleted person still counts towards the 200, but is not named.
      ...(gone ? { username: deletedName, avatarUrl: null } : {}),
      sharedAt: row.sharedAt,
      seenAt: row.seenAt,
    })),
    max: articleTerms.maxShares,
  };
};

/** Requires that all of them have played with the author. @throws Refusal BLOG_SHARE_USER_NOT_FOUND */
const requireClients = async (tx: Tx, mateId: string, userIds: readonly string[]): Promise<void> => {
  const [found] = await tx
    .select({ clients: count() })
    .from(mateClient)
    .innerJoin(appUser, and(eq(appUser.id, mateClient.clientId), isReachableByOthers))
    .where(and(eq(mateClient.mateId, mateId), inArray(mateClient.clientId, [...userIds])));
  if (found?.clients !== userIds.length) throw new Refusal('BLOG_SHARE_USER_NOT_FOUND');
};

/** @throws Refusal BLOG_ALREADY_SHARED when one of them has access already */
const requireNotShared = async (tx: Tx, article: Article, userIds: readonly string[]): Promise<void> => {
  const shared = await tx
    .select({ userId: blogShare.userId })
    .from(blogShare)
    .where(and(eq(blogShare.articleId, article.id), inArray(blogShare.userId, [...userIds])));
  const already = new Set(shared.map(({ userId }) => userId));
  // One after another: a connection takes one query at a time.
  for (const userId of userIds) {
    const [found] = await tx
      .select({ bought: boughtBy(userId) })
      .from(blogArticle)
      .where(eq(blogArticle.id, article.id));
    if (found?.bought === true) already.add(userId);
  }
  if (already.size > 0) throw new Refusal('BLOG_ALREADY_SHARED', { userIds: [...already] });
};

/** Those who have not been notified of this article yet: sharing it again after a revocation notifies nobody twice. */
const notYetNotified = async (tx: Tx, articleId: number, userIds: readonly string[]): Promise<readonly string[]> => {
  const notified = await tx
    .select({ userId: notification.userId })
    .from(notification)
    .where(
      and(
        inArray(notification.userId, [...userIds]),
        eq(notification.kind, 'ARTICLE_SHARED'),
        sql`${notification.facts} ->> 'articleId' = ${String(articleId)}`,
      ),
    );
  return userIds.filter((id) => !notified.some(({ userId }) => userId === id));
};

/**
 * Shares an article with clients of the author, up to 200 in all; each is notified once.
 * @throws Refusal BLOG_NO_PUBLISHED_VERSION, BLOG_SHARE_USER_NOT_FOUND, BLOG_ALREADY_SHARED, ARTICLE_SHARES_LIMIT
 */
export const shareArticle: Handler<Contract['PUT /v1/blog/articles/{id}/shared-with']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const article = await lockOwn(tx, params.id, actor.id);
    if (article.published === null) throw new Refusal('BLOG_NO_PUBLISHED_VERSION');
    const userIds = [...new Set(body.userIds)];
    await requireClients(tx, actor.id, userIds);
    await requireNotShared(tx, article, userIds);
    const shared = article.shares + userIds.length;
    if (shared > articleTerms.maxShares)
      throw new Refusal('ARTICLE_SHARES_LIMIT', { max: articleTerms.maxShares, shared: article.shares });
    const at = new Date(app.clock.now());
    await tx.insert(blogShare).values(userIds.map((userId) => ({ articleId: article.id, userId, sharedAt: at })));
    await tx.update(blogArticle).set({ shares: shared }).where(eq(blogArticle.id, article.id));
    await notify(tx, await notYetNotified(tx, article.id, userIds), {
      kind: 'ARTICLE_SHARED',
      facts: { articleId: article.id, title: article.title, who: actor.username },
      at,
    });
    await announce(tx, userIds.map(userRoom), 'article changed', { articleId: article.id });
    return { shared };
  });

/** @throws Refusal BLOG_SHARE_USER_NOT_FOUND when it is not shared with them */
export const revokeShare: Handler<Contract['DELETE /v1/blog/articles/{id}/shared-with/{userId}']> = (
  app,
  { actor, params },
) =>
  inTransaction(app.db, async (tx) => {
    const article = await lockOwn(tx, params.id, actor.id);
    const gone = await tx
      .delete(blogShare)
      .where(and(eq(blogShare.articleId, article.id), eq(blogShare.userId, params.userId)))
      .returning({ userId: blogShare.userId });
    if (gone.length === 0) throw new Refusal('BLOG_SHARE_USER_NOT_FOUND');
    await tx
      .update(blogArticle)
      .set({ shares: sql`${blogArticle.shares} - 1` })
      .where(eq(blogArticle.id, article.id));
    await announce(tx, [userRoom(params.userId)], 'article changed', { articleId: article.id });
  });
