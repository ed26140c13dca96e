import { bigint, boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { categoryKinds } from '#domain/games/category.ts';
import { time } from './columns';

export const reviewCriterion = pgTable('review_criterion', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  categoryKind: text('category_kind', { enum: categoryKinds }),
  active: boolean('active').notNull().default(true),
  position: integer('position').notNull(),
});

export const review = pgTable('review', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  squadId: integer('squad_id'),
  authorId: uuid('author_id'),
  authorName: text('author_name'),
  subjectId: uuid('subject_id').notNull(),
  gameId: text('game_id').notNull(),
  categoryKind: text('category_kind', { enum: categoryKinds }).notNull(),
  ratingHundredths: integer('rating_hundredths').notNull(),
  text: text('text').notNull(),
  createdAt: time('created_at').notNull(),
  shownAt: time('shown_at'),
  hiddenAt: time('hidden_at'),
  reply: text('reply'),
  repliedAt: time('replied_at'),
  hiddenReason: text('hidden_reason'),
  editedAt: time('edited_at'),
});

export const reviewMark = pgTable('review_mark', {
  reviewId: bigint('review_id', { mode: 'number' }).notNull(),
  criterionId: integer('criterion_id').notNull(),
  mark: smallint('mark').notNull(),
});
