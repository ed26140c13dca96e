import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { consentActs, consentPlaces } from '#domain/documents/consent.ts';
import { consentSlugs, type DocumentChapter } from '#domain/documents/document-slugs.ts';
import { time } from './columns';

/** Every text that somebody has agreed to; append-only. */
export const consentText = pgTable('consent_text', {
  hash: text('hash').primaryKey(),
  document: text('document', { enum: consentSlugs }).notNull(),
  chapters: jsonb('chapters').$type<readonly DocumentChapter[]>().notNull(),
  firstAgreedAt: time('first_agreed_at').notNull(),
});

/** Consents and their withdrawals; append-only. */
export const consent = pgTable('consent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  document: text('document', { enum: consentSlugs }).notNull(),
  act: text('act', { enum: consentActs }).notNull(),
  textHash: text('text_hash').notNull(),
  place: text('place', { enum: consentPlaces }).notNull(),
  at: time('at').notNull(),
});

/** The texts that a person agrees to now; null: none. */
export const consentStanding = pgTable('consent_standing', {
  userId: uuid('user_id').primaryKey(),
  policy: text('policy'),
  personalData: text('personal_data'),
  mateTerms: text('mate_terms'),
  mateTermsTakenBack: boolean('mate_terms_taken_back').notNull().default(false),
});
