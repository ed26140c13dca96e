import { bigint, boolean, customType, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ArticleDocument, ArticleImage } from '#domain/blog/article-document.ts';
import { articleStatuses, articleTypes } from '#domain/blog/article-enums.ts';
import { bytea, kopecks, time } from './columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const blogArticle = pgTable('blog_article', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  authorId: uuid('author_id').notNull(),
  status: text('status', { enum: articleStatuses }).notNull(),
  live: boolean('live').notNull().default(false),
  newest: integer('newest').notNull().default(1),
  published: integer('published'),
  revision: integer('revision').notNull().default(1),
  clientKey: uuid('client_key'),
  title: text('title').notNull().default(''),
  lead: text('lead').notNull().default(''),
  gameId: text('game_id'),
  type: text('type', { enum: articleTypes }).notNull().default('TEXT'),
  price: kopecks('price').notNull().default(0),
  cover: jsonb('cover').$type<ArticleImage>(),
  minutes: integer('minutes').notNull().default(1),
  search: tsvector('search'),
  publishedAt: time('published_at'),
  republishedAt: time('republished_at'),
  recommendedAt: time('recommended_at'),
  sentAt: time('sent_at'),
  updatedAt: time('updated_at').notNull(),
  createdAt: time('created_at').notNull(),
  views: integer('views').notNull().default(0),
  readers: integer('readers').notNull().default(0),
  likes: integer('likes').notNull().default(0),
  /** Read only: a trigger on the purchases counts it. */
  purchases: integer('purchases').notNull().default(0),
  shares: integer('shares').notNull().default(0),
  income: kopecks('income').notNull().default(0),
});

export const blogVersion = pgTable('blog_version', {
  articleId: integer('article_id').notNull(),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  gameId: text('game_id'),
  type: text('type', { enum: articleTypes }).notNull(),
  price: kopecks('price').notNull(),
  cover: jsonb('cover').$type<ArticleImage>(),
  document: jsonb('document').$type<ArticleDocument>().notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: time('created_at').notNull(),
  publishedAt: time('published_at'),
});

export const blogRemark = pgTable('blog_remark', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  articleId: integer('article_id').notNull(),
  blockId: text('block_id'),
  text: text('text').notNull(),
  at: time('at').notNull(),
  fixed: boolean('fixed').notNull().default(false),
});

export const blogDecision = pgTable('blog_decision', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  articleId: integer('article_id').notNull(),
  version: integer('version').notNull(),
  action: text('action', {
    enum: ['approve', 'need-fix', 'reject', 'reassign', 'unpublish', 'delete', 'recommend', 'refund'],
  }).notNull(),
  comment: text('comment').notNull(),
  actorId: uuid('actor_id').notNull(),
  at: time('at').notNull(),
});

const ofPerson = { articleId: integer('article_id').notNull(), userId: uuid('user_id').notNull() };

export const blogLike = pgTable('blog_like', { ...ofPerson, at: time('at').notNull() });

export const blogShare = pgTable('blog_share', {
  ...ofPerson,
  sharedAt: time('shared_at').notNull(),
  seenAt: time('seen_at'),
});

export const blogPurchase = pgTable('blog_purchase', {
  id: uuid('id').primaryKey(),
  ...ofPerson,
  authorId: uuid('author_id').notNull(),
  price: kopecks('price').notNull(),
  bonus: kopecks('bonus').notNull(),
  gift: kopecks('gift').notNull().default(0),
  income: kopecks('income').notNull(),
  transactionId: bigint('transaction_id', { mode: 'number' }),
  boughtAt: time('bought_at').notNull(),
  refundedAt: time('refunded_at'),
});

export const blogVisit = pgTable('blog_visit', {
  day: date('day').notNull(),
  articleId: integer('article_id').notNull(),
  visitor: bytea('visitor').notNull(),
});

export const blogReader = pgTable('blog_reader', { ...ofPerson, firstAt: time('first_at').notNull() });

export const blogDay = pgTable('blog_day', {
  articleId: integer('article_id').notNull(),
  day: date('day').notNull(),
  views: integer('views').notNull().default(0),
  purchases: integer('purchases').notNull().default(0),
  income: kopecks('income').notNull().default(0),
});

export const blogRegistration = pgTable('blog_registration', { ...ofPerson, at: time('at').notNull() });

/** Read only: a trigger writes it. */
export const blogGameCount = pgTable('blog_game_count', {
  gameId: text('game_id').primaryKey(),
  count: integer('count').notNull().default(0),
});

export const blogImage = pgTable('blog_image', {
  src: text('src').primaryKey(),
  userId: uuid('user_id').notNull(),
  uploadedAt: time('uploaded_at').notNull(),
});
