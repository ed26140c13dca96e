import { sql } from 'drizzle-orm';
import type { App } from '../../../platform/app';
import { countWaiting, type Waiting } from '../../../platform/db/count-waiting';
import { blogArticle } from '../../../platform/db/schema/blog';

/** How many articles wait for a moderator and since when. */
export const waitingArticles = ({ db }: Pick<App, 'db'>): Promise<Waiting> =>
  countWaiting(
    db,
    blogArticle.sentAt,
    sql`${blogArticle.status} = 'UNDER_MODERATION' AND ${blogArticle.sentAt} IS NOT NULL`,
  );
