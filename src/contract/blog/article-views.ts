import * as z from 'zod/mini';
import { articleAccesses, articleStatuses, articleTypes } from '../../domain/blog/article-enums';
import { mateLevels } from '../../domain/mates/grade';
import { gameId, isoTime, rubles, uuid } from '../schemas/fields';
import { onlineLevel } from '../schemas/mate-card';
import { articleDocument, articleImageSchema } from './document';

export const articleAuthor = z.object({
  id: uuid,
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Null for somebody who is no mate. */
  level: z.nullable(z.enum(mateLevels)),
  mateGameId: z.nullable(gameId),
  onlineLevel,
  /** Deleted or leaving: nothing else of them is told, and nothing leads to them. */
  gone: z.boolean(),
});

/** An article of a list, by its published version. */
export const articleCard = z.object({
  id: z.number(),
  title: z.string(),
  lead: z.string(),
  gameId,
  type: z.enum(articleTypes),
  cover: z.nullable(articleImageSchema),
  /** To read it, one at least. */
  minutes: z.number(),
  /** 0: free. */
  price: rubles,
  author: articleAuthor,
  publishedAt: isoTime,
  likes: z.number(),
  recommended: z.boolean(),
  own: z.boolean(),
  liked: z.boolean(),
  /** How the asking person came to read a paid article; null for one that is free, closed or their own. */
  access: z.nullable(z.enum(articleAccesses)),
});

export const articlePage = z.object({ items: z.array(articleCard), nextCursor: z.nullable(z.string()) });

/** What stands behind the free part; null when all of it is open. */
const lockedPart = z.object({
  /** Titles of sections, as far as they fit into what may be shown for free. */
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
    /** Of the mate; null for somebody who is none. */
    rating: z.nullable(z.number()),
    /** They accept orders. */
    active: z.boolean(),
    orders: z.number(),
    articles: z.number(),
  }),
  /** Everything, or the free part of a paid article. */
  document: articleDocument,
  locked: z.nullable(lockedPart),
  /** When the newest published version came, if there was one before. */
  updatedAt: z.nullable(isoTime),
  purchases: z.number(),
  /** Taken down: only the author and those who have bought it still read it. */
  live: z.boolean(),
  /** Whether a client could buy it now: not of an author who is blocked, leaving or deleted. */
  onSale: z.boolean(),
  /** Words of people named by cards inside, so that the page asks for nothing more. */
  mates: z.array(articleAuthor),
  registration: z.nullable(z.object({ people: z.number(), registered: z.boolean(), open: z.boolean() })),
});

/** One of one's own articles, by its newest version. */
export const ownArticle = z.object({
  id: z.number(),
  title: z.string(),
  gameId: z.nullable(gameId),
  type: z.enum(articleTypes),
  price: rubles,
  cover: z.nullable(articleImageSchema),
  status: z.enum(articleStatuses),
  live: z.boolean(),
  hasVersion: z.boolean(),
  updatedAt: isoTime,
  publishedAt: z.nullable(isoTime),
  views: z.number(),
  likes: z.number(),
  purchases: z.number(),
  income: rubles,
  shares: z.number(),
  /** Of the last moderation, while they stand open. */
  remarks: z.number(),
});

export const remark = z.object({
  id: z.number(),
  /** Null: about the whole. */
  blockId: z.nullable(z.string()),
  text: z.string(),
  at: isoTime,
  fixed: z.boolean(),
});

export type ArticleAuthor = z.output<typeof articleAuthor>;
export type ArticleCard = z.output<typeof articleCard>;
export type ArticleView = z.output<typeof articleView>;
export type OwnArticle = z.output<typeof ownArticle>;
export type Remark = z.output<typeof remark>;
