import type { HourlyRates } from '#domain/pricing/rates.ts';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { categoryKinds } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { payModes, squadHistoryEventTypes, squadMemberTypes, squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { prepaidStatuses } from '#domain/squad/facts/prepaid.ts';
import { platforms } from '#domain/games/platform.ts';
import type { SquadHistoryLine } from '#domain/squad/facts/history-details.ts';
import type { EarlyFinishRequest, SquadDispute } from '#domain/squad/facts/squad-context.ts';
import { kopecks, time } from './columns';

export const squad = pgTable('squad', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  status: text('status', { enum: squadStatuses }).notNull(),
  ownerId: uuid('owner_id').notNull(),
  gameId: text('game_id').notNull(),
  categoryId: integer('category_id').notNull(),
  categoryKind: text('category_kind', { enum: categoryKinds }).notNull(),
  categoryPercent: integer('category_percent'),
  /** Kopecks by level; null: the standard rates. */
  rates: jsonb('rates').$type<HourlyRates>(),
  platform: text('platform', { enum: platforms }).notNull(),
  languages: text('languages').array().notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  slots: integer('slots').notNull(),
  payMode: text('pay_mode', { enum: payModes }).notNull(),
  visible: boolean('visible').notNull(),
  createdAt: time('created_at').notNull(),
  touchedAt: time('touched_at').notNull(),
  hotUntil: time('hot_until'),
  statusEndsAt: time('status_ends_at'),
  lobbyExtended: boolean('lobby_extended').notNull().default(false),
  promoCode: text('promo_code'),
  promoPercent: integer('promo_percent'),
  promoAmount: kopecks('promo_amount'),
  promoPrepaid: boolean('promo_prepaid').notNull().default(false),
  quoteTotal: kopecks('quote_total'),
  earlyFinish: jsonb('early_finish').$type<EarlyFinishRequest>(),
  earlyFinishCount: integer('early_finish_count').notNull().default(0),
  recreationFlaggedBy: uuid('recreation_flagged_by'),
  recreationFlaggedAt: time('recreation_flagged_at'),
  recreationExpiresAt: time('recreation_expires_at'),
  pausedMs: bigint('paused_ms', { mode: 'number' }).notNull().default(0),
  lastPingAt: time('last_ping_at'),
  finishedAt: time('finished_at'),
  settledAt: time('settled_at'),
  dispute: jsonb('dispute').$type<SquadDispute>(),
  repeatedAt: time('repeated_at'),
});

export const squadMember = pgTable('squad_member', {
  squadId: integer('squad_id').notNull(),
  userId: uuid('user_id').notNull(),
  type: text('type', { enum: squadMemberTypes }).notNull(),
  position: integer('position').notNull(),
  joinedAt: time('joined_at').notNull(),
  leftAt: time('left_at'),
  confirmedAt: time('confirmed_at'),
  level: text('level', { enum: mateLevels }),
  percent: integer('percent'),
  quote: kopecks('quote'),
  active: boolean('active').notNull(),
});

export const squadMateInvitation = pgTable('squad_mate_invitation', {
  squadId: integer('squad_id').notNull(),
  mateId: uuid('mate_id').notNull(),
  level: text('level', { enum: mateLevels }).notNull(),
  percent: integer('percent').notNull(),
  invitedAt: time('invited_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const squadFriendInvitation = pgTable('squad_friend_invitation', {
  token: text('token').primaryKey(),
  squadId: integer('squad_id').notNull(),
  friendId: uuid('friend_id'),
  invitedBy: uuid('invited_by').notNull(),
  invitedAt: time('invited_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const squadOffer = pgTable('squad_offer', {
  squadId: integer('squad_id').notNull(),
  mateId: uuid('mate_id').notNull(),
  offeredAt: time('offered_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const squadShare = pgTable('squad_share', {
  squadId: integer('squad_id').notNull(),
  memberId: uuid('member_id').notNull(),
  payerId: uuid('payer_id').notNull(),
  position: integer('position').notNull(),
  amount: kopecks('amount').notNull(),
  subsidy: kopecks('subsidy').notNull(),
});

export const squadPayment = pgTable('squad_payment', {
  squadId: integer('squad_id').notNull(),
  memberId: uuid('member_id').notNull(),
  payerId: uuid('payer_id').notNull(),
  position: integer('position').notNull(),
  paidAt: time('paid_at').notNull(),
  amount: kopecks('amount').notNull(),
  subsidy: kopecks('subsidy').notNull(),
  refunded: kopecks('refunded').notNull(),
  subsidyReturned: kopecks('subsidy_returned').notNull(),
  spent: kopecks('spent').notNull(),
  moved: kopecks('moved').notNull(),
  acceptedAt: time('accepted_at'),
});

export const squadEarnedPart = pgTable('squad_earned_part', {
  squadId: integer('squad_id').notNull(),
  position: integer('position').notNull(),
  mateId: uuid('mate_id').notNull(),
  level: text('level', { enum: mateLevels }).notNull(),
  percent: integer('percent').notNull(),
  gross: kopecks('gross').notNull(),
});

export const squadFunding = pgTable('squad_funding', {
  squadId: integer('squad_id').notNull(),
  memberId: uuid('member_id').notNull(),
  transactionId: bigint('transaction_id', { mode: 'number' }),
  amount: kopecks('amount').notNull(),
  bonus: kopecks('bonus').notNull(),
  refunded: kopecks('refunded').notNull().default(0),
  bonusRefunded: kopecks('bonus_refunded').notNull().default(0),
  gift: kopecks('gift').notNull().default(0),
  giftRefunded: kopecks('gift_refunded').notNull().default(0),
  /** How much of the own money was spent so far. */
  ownSpent: kopecks('own_spent').notNull().default(0),
});

export const prepaidSquad = pgTable('prepaid_squad', {
  depositId: uuid('deposit_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  gameId: text('game_id').notNull(),
  terms: jsonb('terms').$type<unknown>().notNull(),
  agreed: kopecks('agreed').notNull(),
  expiresAt: time('expires_at').notNull(),
  status: text('status', { enum: prepaidStatuses }).notNull().default('WAITING'),
  squadId: integer('squad_id'),
  problem: text('problem'),
  notInvited: jsonb('not_invited').$type<unknown>().notNull().default([]),
});

export const squadHistory = pgTable('squad_history', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  squadId: integer('squad_id').notNull(),
  event: text('event', { enum: squadHistoryEventTypes }).notNull(),
  actorId: uuid('actor_id'),
  subjectId: uuid('subject_id'),
  details: jsonb('details').$type<SquadHistoryLine['details']>().notNull().default({}),
  createdAt: time('created_at').notNull(),
});

export const squadLobbyNote = pgTable('squad_lobby_note', {
  squadId: integer('squad_id').notNull(),
  userId: uuid('user_id').notNull(),
  nick: text('nick').notNull(),
  contact: text('contact').notNull(),
  code: text('code').notNull(),
  voice: text('voice').notNull(),
  toldAt: time('told_at').notNull(),
});
