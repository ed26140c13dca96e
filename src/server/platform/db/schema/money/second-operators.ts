import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { kopecks, time } from '../columns';

/** What a person would get, kopecks. */
export interface Gift {
  readonly userId: string;
  readonly amount: number;
}

/** An act that one operator has asked for and another has to agree to. */
export const halfAgreement = pgTable('half_agreement', {
  subject: text('subject').primaryKey(),
  /** The subject under which the desk shows it. */
  shownAt: text('shown_at').notNull(),
  askedBy: uuid('asked_by').notNull(),
  gifts: jsonb('gifts').$type<readonly Gift[]>().notNull(),
  askedAt: time('asked_at').notNull(),
});

/** What an operator has given a person besides corrections. */
export const operatorGift = pgTable('operator_gift', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  operatorId: uuid('operator_id').notNull(),
  userId: uuid('user_id').notNull(),
  amount: kopecks('amount').notNull(),
  subject: text('subject').notNull(),
  givenAt: time('given_at').notNull(),
});
