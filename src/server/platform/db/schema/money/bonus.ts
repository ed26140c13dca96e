import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bonusKinds, bonusReasons } from '#domain/money/bonus.ts';
import { kopecks, time } from '../columns';

/** One grant of bonus money with its own term; the account's balance is the sum of what is left of all grants. */
export const bonusGrant = pgTable('bonus_grant', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: bonusKinds }).notNull(),
  reason: text('reason', { enum: bonusReasons }).notNull(),
  amount: kopecks('amount').notNull(),
  left: kopecks('left_amount').notNull(),
  expired: kopecks('expired').notNull().default(0),
  operationId: uuid('operation_id'),
  grantedAt: time('granted_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/** The part of a grant that paid for something, and how much of it was returned. */
export const bonusUse = pgTable('bonus_use', {
  id: uuid('id').primaryKey(),
  grantId: uuid('grant_id').notNull(),
  /** What it paid for: `squad:18402:{memberId}`, `article:{purchaseId}`. */
  purpose: text('purpose').notNull(),
  amount: kopecks('amount').notNull(),
  returned: kopecks('returned').notNull().default(0),
});
