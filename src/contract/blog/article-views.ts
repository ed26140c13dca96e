import * as z from 'zod/mini';
import { articleAccesses, articleStatuses, articleTypes } from '#domain/blog/article-enums.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { gameId, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { onlineLevel } from '../schemas/mate-card';
import { articleDocument, articleImageSchema } from './document';

export const articleAuthor = z.object({
  id: uuid,
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Null for a person who is not a mate. */
  level: z.nullable(z.enum(mateLevels)),
  mateGameId: z.nullable(gameId),
  onlineLevel,
  /** Deleted or leaving: nothing else about them is shown, and nothing links to them. */
  gone: z.boolean(),
});

/** An article in a list, from its published version. */
export const articleCard = z.object({
  id: z.number(),
  title: z.string(),
  lead: z.string(),
  gameId,
  type: z.enum(articleTypes),
  cover: z.nullable(articleImageSchema),
  /** Reading time in minutes, at least one. */
  minutes: z.number(),
  /** 0: free. */
  price: money,
  author: articleAuthor,
  publishedAt: time,
  likes: z.number(),
  recommended: z.boolean(),
  own: z.boolean(),
  liked: z.boolean(),
  /** How the viewer got access to a paid article; null for an article that is free, locked or their own. */
  access: z.nullable(z.enum(articleAccesses)),
});

export const articlePage = z.object({ items: z.array(articleCard), nextCursor: z.nullable(z.string()) });

/** What follows the free preview. */
const lockedPart = z.object({
  /** Titles of locked sections, as many as fit into the free preview. */
  titles: z.array(z.string()),
  sections: z.number(),
  pictures: z.number(),
  videos: z.number(),
});

export const articleView = z.object({
  ...articleCard.shape,
  author: z.object({
    ...articleAuthor.shape,
    description: z.string(),
    /** Null for a person who is not a mate. */
    rating: z.nullable(z.number()),
    /** They take orders. */
    active: z.boolean(),
    orders: z.number(),
    articles: z.number(),
  }),
  /** The whole article, or the free preview of a paid one. */
  document: articleDocument,
  locked: z.nullable(lockedPart),
  /** When the newest version was published, if there was an earlier one. */
  updatedAt: z.nullable(time),
  purchases: z.number(),
  /** False: unpublished, only the author and the buyers can still read it. */
  live: z.boolean(),
  /** Whether a client could buy it now; false for authors who are blocked, leaving or deleted. */
  onSale: z.boolean(),
  /** Mates shown by cards inside the article, so that the page need not request them. */
  mates: z.array(articleAuthor),
  registration: z.nullable(z.object({ people: z.number(), registered: z.boolean(), open: z.boolean() })),
});

/** An own article, from its newest version. */
export const ownArticle = z.object({
  id: z.number(),
  title: z.string(),
  gameId: z.nullable(gameId),
  type: z.enum(articleTypes),
  price: money,
  cover: z.nullable(articleImageSchema),
  status: z.enum(articleStatuses),
  live: z.boolean(),
  hasVersion: z.boolean(),
  updatedAt: time,
  publishedAt: z.nullable(time),
  views: z.number(),
  likes: z.number(),
  purchases: z.number(),
  income: money,
  shares: z.number(),
  /** Open remarks of the last moderation. */
  remarks: z.number(),
});

export const remark = z.object({
  id: z.number(),
  /** Null: about the whole article. */
  blockId: z.nullable(z.string()),
  text: z.string(),
  at: time,
  fixed: z.boolean(),
});

export type ArticleAuthor = z.input<typeof articleAuthor>;
export type ArticleAuthorAnswer = z.output<typeof articleAuthor>;
export type ArticleCard = z.input<typeof articleCard>;
export type ArticleCardAnswer = z.output<typeof articleCard>;
export type ArticleView = z.input<typeof articleView>;
export type ArticleViewAnswer = z.output<typeof articleView>;
export type OwnArticle = z.input<typeof ownArticle>;
export type OwnArticleAnswer = z.output<typeof ownArticle>;
export type Remark = z.input<typeof remark>;
