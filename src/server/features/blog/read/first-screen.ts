import { desc, eq } from 'drizzle-orm';
import type { ArticleCard, ArticleView } from '#contract/blog/article-views.ts';
import type { App } from '#server/platform/app.ts';
import { blogArticle } from '#server/platform/db/schema/blog.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
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
