import { desc, eq } from 'drizzle-orm';
import type { ArticleCard, ArticleView } from '../../../../contract/blog/article-views';
import type { App } from '../../../platform/app';
import { blogArticle } from '../../../platform/db/schema/blog';
import { Refusal } from '../../../platform/http/refusal';
import type { Actor } from '../../../platform/sessions/actor';
import { cardView, selectCards } from './card-columns';
import { readArticle } from './read-article';

const firstPage = 12;

/** The newest articles of the feed, for the page's HTML. */
export const readFirstArticles = async (app: App, actor: Actor | null): Promise<readonly ArticleCard[]> => {
  const viewerId = actor?.id ?? null;
  const rows = await selectCards(app.db, viewerId)
    .where(eq(blogArticle.live, true))
    .orderBy(desc(blogArticle.publishedAt), desc(blogArticle.id))
    .limit(firstPage);
  return rows.map((row) => cardView(row, viewerId, app.clock.now()));
};

/** An article for the page's HTML; null when this person may not see it. */
export const readFirstArticle = async (app: App, actor: Actor | null, id: number): Promise<ArticleView | null> => {
  try {
    return await readArticle(app, actor, id, false);
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
};
