import { sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { blogArticle, blogVersion } from '#server/platform/db/schema/blog.ts';
import { appUser } from '#server/platform/db/schema/people.ts';

/** The queue of articles that wait for a moderator. */
export const waitingArticles = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${blogArticle}`,
    // The newest version is what was sent for moderation; the article row describes the published one.
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${blogArticle.authorId}
      JOIN ${blogVersion} ON ${blogVersion.articleId} = ${blogArticle.id} AND ${blogVersion.number} = ${blogArticle.newest}`,
    where: sql`${blogArticle.status} = 'UNDER_MODERATION' AND ${blogArticle.sentAt} IS NOT NULL`,
    since: sql`${blogArticle.sentAt}`,
    id: sql`${blogArticle.id}`,
    takeable: sql`${blogArticle.authorId} <> ${viewer.actorId}`,
    facts: { person: sql`${appUser.username}`, what: sql`${blogVersion.title}` },
  });
