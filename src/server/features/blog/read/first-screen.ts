import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { ArticleCardAnswer, ArticleViewAnswer } from '#contract/blog/article-views.ts';
import type { App } from '#server/platform/app.ts';
import { blogArticle } from '#server/platform/db/schema/blog.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { cardView, selectCards } from './card-columns';
import { readArticle } from './read-article';

const firstPage = 12;

/** What the feed begins with. */
export interface FirstArticles {
  readonly newest: readonly ArticleCardAnswer[];
  /** The moderators' choice, which the rendered page shows largest; null where they have chosen none. */
  readonly lead: ArticleCardAnswer | null;
}

/** The newest articles of the feed and the one above them, for the page's HTML. */
export const readFirstArticles = async (app: App, actor: Actor | null): Promise<FirstArticles> => {
  const viewerId = actor?.id ?? null;
  const read = async (
    moment: typeof blogArticle.publishedAt | typeof blogArticle.recommendedAt,
    limit: number,
  ): Promise<readonly ArticleCardAnswer[]> => {
    const rows = await selectCards(app.db, viewerId)
      .where(and(eq(blogArticle.live, true), isNotNull(moment)))
      .orderBy(desc(moment), desc(blogArticle.id))
      .limit(limit);
    return rows.map((row) => cardView(row, viewerId, app.clock.now()));
  };
  const [newest, [lead = null]] = await Promise.all([
    read(blogArticle.publishedAt, firstPage),
    read(blogArticle.recommendedAt, 1),
  ]);
  return { newest, lead };
};

/** An article for the page's HTML; null when this person may not see it. */
export const readFirstArticle = async (
  app: App,
  actor: Actor | null,
  id: number,
): Promise<ArticleViewAnswer | null> => {
  try {
    return await readArticle(app, actor, id, false);
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
};
