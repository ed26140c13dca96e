import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Chapter } from '#contract/schemas/document.ts';
import { documentSlugs } from '#domain/documents/document-slugs.ts';
import { categoryTagParents } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { kopecks, time } from '../columns';

interface Question {
  readonly question: string;
  readonly answer: string;
}

export const mateLanding = pgTable('mate_landing', {
  id: text('id').primaryKey(),
  gameId: text('game_id').notNull(),
  mateId: uuid('mate_id').notNull(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  points: text('points').array().notNull().default([]),
  questions: jsonb('questions').$type<Question[]>().notNull().default([]),
  published: boolean('published').notNull().default(true),
});

export const trainingLanding = pgTable('training_landing', {
  id: text('id').primaryKey(),
  gameId: text('game_id').notNull(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  points: text('points').array().notNull().default([]),
  questions: jsonb('questions').$type<Question[]>().notNull().default([]),
  published: boolean('published').notNull().default(true),
});

export const trainingCourse = pgTable('training_course', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  landingId: text('landing_id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  topics: text('topics').array().notNull().default([]),
  lessons: integer('lessons').notNull(),
  price: kopecks('price').notNull(),
  position: integer('position').notNull(),
  enabled: boolean('enabled').notNull().default(true),
});

export const coursePurchase = pgTable('course_purchase', {
  id: uuid('id').primaryKey(),
  courseId: integer('course_id').notNull(),
  userId: uuid('user_id').notNull(),
  lessons: integer('lessons').notNull(),
  price: kopecks('price').notNull(),
  transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
  boughtAt: time('bought_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  closedAt: time('closed_at'),
  refunded: kopecks('refunded').notNull().default(0),
});

export const courseVoucher = pgTable('course_voucher', {
  code: text('code').primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  lesson: integer('lesson').notNull(),
});

export const categoryTag = pgTable('category_tag', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  gameId: text('game_id').notNull(),
  categoryId: integer('category_id').notNull(),
  parentType: text('parent_type', { enum: categoryTagParents }).notNull(),
  parentTagId: integer('parent_tag_id'),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  points: text('points').array().notNull().default([]),
  levels: text('levels', { enum: mateLevels }).array().notNull().default([]),
  languages: text('languages').array().notNull().default([]),
  position: integer('position').notNull().default(0),
  enabled: boolean('enabled').notNull().default(true),
});

export const pageWords = pgTable('page_words', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  path: text('path').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  ogTitle: text('og_title'),
  ogDescription: text('og_description'),
  imageUrl: text('image_url'),
});

export const documentVersion = pgTable('document_version', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug', { enum: documentSlugs }).notNull(),
  version: integer('version').notNull(),
  chapters: jsonb('chapters').$type<Chapter[]>().notNull(),
  authorId: uuid('author_id').notNull(),
  publishedAt: time('published_at').notNull(),
});
