import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { OwnArticleAnswer } from '#contract/blog/article-views.ts';
import type { blogWritingContract } from '#contract/blog/blog-writing.ts';
import { statusesOfFilter } from '#domain/blog/article-enums.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { blogArticle, blogDecision, blogRemark, blogVersion } from '#server/platform/db/schema/blog.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { cutPage, readCursor } from '#server/platform/http/paging.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findOwn, versionOf } from './find-own';
import { countBuyers } from './take-step';

type Contract = typeof blogWritingContract;

/** Columns of own articles: the newest version, with the number of open remarks. */
export const ownColumns = {
  article: blogArticle,
  newest: {
    title: blogVersion.title,
    gameId: blogVersion.gameId,
    type: blogVersion.type,
    price: blogVersion.price,
    cover: blogVersion.cover,
  },
  remarks: sql<number>`(SELECT count(*) FROM ${blogRemark} AS said WHERE said.article_id = blog_article.id AND NOT said.fixed)::integer`,
};

export const newestVersion: SQL | undefined = and(
  eq(blogVersion.articleId, blogArticle.id),
  eq(blogVersion.number, blogArticle.newest),
);

interface OwnRow {
  readonly article: typeof blogArticle.$inferSelect;
  readonly newest: Pick<typeof blogVersion.$inferSelect, 'title' | 'gameId' | 'type' | 'price' | 'cover'>;
  readonly remarks: number;
}

export const ownView = ({ article, newest, remarks }: OwnRow): OwnArticleAnswer => ({
  id: article.id,
  title: newest.title,
  gameId: newest.gameId,
  type: newest.type,
  price: newest.price,
  cover: newest.cover,
  status: article.status,
  live: article.live,
  hasVersion: article.published !== null,
  updatedAt: article.updatedAt,
  publishedAt: article.publishedAt,
  views: article.views,
  likes: article.likes,
  purchases: article.purchases,
  income: article.income,
  shares: article.shares,
  remarks,
});

export const listOwn: Handler<Contract['GET /v1/blog/my-articles']> = async (app, { actor, query }) => {
  const [at, id] = query.cursor === undefined ? [] : readCursor(query.cursor, 'di');
  const rows = await app.db
    .select(ownColumns)
    .from(blogArticle)
    .innerJoin(blogVersion, newestVersion)
    .where(
      and(
        eq(blogArticle.authorId, actor.id),
        ne(blogArticle.status, 'DELETED'),
        query.moderation ? inArray(blogArticle.status, [...statusesOfFilter[query.moderation]]) : undefined,
        at === undefined
          ? undefined
          : sql`(${blogArticle.updatedAt}, ${blogArticle.id}) < (${new Date(Number(at))}::timestamptz, ${id})`,
      ),
    )
    .orderBy(desc(blogArticle.updatedAt), desc(blogArticle.id))
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(rows, query.limit, ({ article }) => [article.updatedAt.getTime(), article.id]);
  return { items: page.map(ownView), nextCursor };
};

/** Remarks of the moderator, which exist until the article is approved. */
export const remarksOf = async (db: Executor, articleId: number) =>
  (await db.select().from(blogRemark).where(eq(blogRemark.articleId, articleId)).orderBy(blogRemark.id)).map(
    ({ id, blockId, text, at, fixed }) => ({ id, blockId, text, at, fixed }),
  );

const latestDecision = async (db: Executor, articleId: number, version: number) => {
  const [row] = await db
    .select({ comment: blogDecision.comment, at: blogDecision.at })
    .from(blogDecision)
    .where(
      and(
        eq(blogDecision.articleId, articleId),
        eq(blogDecision.version, version),
        inArray(blogDecision.action, ['need-fix', 'reject', 'reassign', 'unpublish']),
      ),
    )
    .orderBy(desc(blogDecision.id))
    .limit(1);
  return row ? { comment: row.comment, at: row.at } : null;
};

/** The draft with its remarks and the latest decision. @throws Refusal BLOG_NOT_FOUND, BLOG_NOT_BELONGS_TO_USER */
export const readDraft: Handler<Contract['GET /v1/blog/my-articles/{id}']> = async (app, { actor, params }) => {
  const article = await findOwn(app.db, params.id, actor.id);
  const [draft, versions, remarks, decision, buyers] = await Promise.all([
    versionOf(app.db, article.id, article.newest),
    app.db
      .select({ number: blogVersion.number, publishedAt: blogVersion.publishedAt, createdAt: blogVersion.createdAt })
      .from(blogVersion)
      .where(eq(blogVersion.articleId, article.id))
      .orderBy(desc(blogVersion.number)),
    remarksOf(app.db, article.id),
    latestDecision(app.db, article.id, article.newest),
    countBuyers(app.db, article.id),
  ]);
  const { title, lead, gameId, type, cover, document, bytes } = draft;
  return {
    id: article.id,
    status: article.status,
    live: article.live,
    hasVersion: article.published !== null,
    revision: article.revision,
    bytes,
    savedAt: article.updatedAt,
    title,
    lead,
    gameId,
    type,
    price: draft.price,
    cover,
    document,
    buyers,
    shares: article.shares,
    decision,
    remarks,
    versions: versions.map((version) => ({
      number: version.number,
      createdAt: version.createdAt,
      publishedAt: version.publishedAt,
      current: version.number === article.published,
    })),
  };
};

export const readVersion: Handler<Contract['GET /v1/blog/my-articles/{id}/versions/{version}']> = async (
  app,
  { actor, params },
) => {
  const article = await findOwn(app.db, params.id, actor.id);
  if (params.version > article.newest) throw new Refusal('BLOG_NOT_FOUND');
  const { number, title, document } = await versionOf(app.db, article.id, params.version);
  return { number, title, document };
};
