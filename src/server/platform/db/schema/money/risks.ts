import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { heldGiftKinds, heldGiftStates, ringStates } from '#domain/risk/held-gift.ts';
import { riskSignals } from '#domain/risk/signals.ts';
import { traceKinds } from '#domain/risk/trace.ts';
import { bytea, kopecks, time } from '../columns';

/** Traces by which accounts of one person are recognised: hashes alone. */
export const riskTrace = pgTable(
  'risk_trace',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: traceKinds }).notNull(),
    hash: bytea('hash').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.userId, columns.kind, columns.hash] })],
);

/** Games that the service has helped to pay for. */
export const giftOrder = pgTable(
  'gift_order',
  {
    mateId: uuid('mate_id').notNull(),
    payerId: uuid('payer_id').notNull(),
    squadId: integer('squad_id').notNull(),
    /** Without a word or not played. */
    isEmpty: boolean('is_empty').notNull(),
    settledAt: time('settled_at').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.squadId, columns.mateId, columns.payerId] })],
);

/** Accounts that links connect. */
export const riskRing = pgTable('risk_ring', {
  id: uuid('id').primaryKey(),
  state: text('state', { enum: ringStates }).notNull().default('OPEN'),
  people: integer('people').notNull(),
  /** The highest score of its links. */
  score: integer('score').notNull(),
  /** What is held of it now. */
  held: kopecks('held').notNull().default(0),
  foundAt: time('found_at').notNull(),
  /** Since when something has waited for a decision. */
  waitsSince: time('waits_since'),
  decidedAt: time('decided_at'),
  decidedBy: uuid('decided_by'),
});

export const riskMember = pgTable('risk_member', {
  userId: uuid('user_id').primaryKey(),
  ringId: uuid('ring_id').notNull(),
  joinedAt: time('joined_at').notNull(),
});

export const riskLink = pgTable(
  'risk_link',
  {
    oneId: uuid('one_id').notNull(),
    otherId: uuid('other_id').notNull(),
    ringId: uuid('ring_id').notNull(),
    score: integer('score').notNull(),
    reasons: text('reasons', { enum: riskSignals }).array().notNull(),
    foundAt: time('found_at').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.oneId, columns.otherId] })],
);

/** What the service has given and holds, on the ledger's account `HOLD gift:<id>`. */
export const heldGift = pgTable('held_gift', {
  id: uuid('id').primaryKey(),
  ringId: uuid('ring_id').notNull(),
  userId: uuid('user_id').notNull(),
  /** The account that they are linked with. */
  otherId: uuid('other_id'),
  kind: text('kind', { enum: heldGiftKinds }).notNull(),
  amount: kopecks('amount').notNull(),
  operationId: uuid('operation_id').notNull(),
  squadId: integer('squad_id'),
  state: text('state', { enum: heldGiftStates }).notNull().default('HELD'),
  heldAt: time('held_at').notNull(),
  dueAt: time('due_at').notNull(),
  decidedAt: time('decided_at'),
  /** The operation by which it was released or taken back. */
  decisionId: uuid('decision_id'),
});
