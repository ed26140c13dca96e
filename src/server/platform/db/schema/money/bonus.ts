import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bonusKinds, bonusReasons } from '../../../../../domain/money/bonus';
import { kopecks, time } from '../columns';

/** One gift of bonus money with its own term; what is left of all of them is the account's balance. */
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

/** What of a grant paid for something, and how much of that came back. */
export const bonusUse = pgTable('bonus_use', {
  id: uuid('id').primaryKey(),
  grantId: uuid('grant_id').notNull(),
  /** What it paid for: `squad:18402:{memberId}`, `article:{purchaseId}`. */
  purpose: text('purpose').notNull(),
  amount: kopecks('amount').notNull(),
  returned: kopecks('returned').notNull().default(0),
});
