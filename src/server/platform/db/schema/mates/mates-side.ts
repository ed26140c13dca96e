import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { mateApplicationStatuses } from '#domain/mates/mate-terms.ts';
import { mateAnswers } from '#domain/mates/answers.ts';
import { mateLevels, percentChangeReasons } from '#domain/mates/grade.ts';
import { tipsGoalStatuses } from '#domain/money/tips.ts';
import { kopecks, time } from '../columns';

export const mateApplication = pgTable('mate_application', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  gameId: text('game_id').notNull(),
  hoursPerWeek: integer('hours_per_week').notNull(),
  experience: text('experience').notNull(),
  links: text('links').array().notNull().default([]),
  status: text('status', { enum: mateApplicationStatuses }).notNull(),
  answer: text('answer'),
  decidedBy: uuid('decided_by'),
  decidedAt: time('decided_at'),
  createdAt: time('created_at').notNull(),
});

export const matePercentChange = pgTable('mate_percent_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  reason: text('reason', { enum: percentChangeReasons }).notNull(),
  gradeBefore: text('grade_before', { enum: mateLevels }),
  grade: text('grade', { enum: mateLevels }).notNull(),
  percentBefore: integer('percent_before'),
  percent: integer('percent').notNull(),
  changedBy: uuid('changed_by'),
  comment: text('comment'),
  createdAt: time('created_at').notNull(),
});

export const tipsGoal = pgTable('tips_goal', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  title: text('title').notNull(),
  amount: kopecks('amount').notNull(),
  collected: kopecks('collected').notNull().default(0),
  status: text('status', { enum: tipsGoalStatuses }).notNull(),
  createdAt: time('created_at').notNull(),
  achievedAt: time('achieved_at'),
});

export const mateClient = pgTable('mate_client', {
  mateId: uuid('mate_id').notNull(),
  clientId: uuid('client_id').notNull(),
  games: integer('games').notNull().default(0),
  minutes: integer('minutes').notNull().default(0),
  lastSquadId: integer('last_squad_id'),
  lastGameAt: time('last_game_at').notNull(),
  favorite: boolean('favorite').notNull().default(false),
  note: text('note').notNull().default(''),
});

/** One row for each call of a mate and how it ended. */
export const mateAnswer = pgTable('mate_answer', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  mateId: uuid('mate_id').notNull(),
  squadId: integer('squad_id').notNull(),
  answer: text('answer', { enum: mateAnswers }).notNull(),
  invitedAt: time('invited_at').notNull(),
  answeredAt: time('answered_at').notNull(),
});
