import * as z from 'zod/mini';
import { bonusReasons } from '#domain/money/bonus.ts';
import { transactionTypes } from '#domain/money/transaction-type.ts';
import { withdrawalMethods, withdrawalStatuses } from '#domain/money/withdrawal.ts';
import { gameId, uuid } from './fields';
import { money, time } from './units';

/** Facts of a transaction, from which the screen makes its text; the server drops unknown fields. */
export const transactionDetails = z.object({
  /** Payment method of a deposit. */
  method: z.optional(z.string()),
  depositId: z.optional(uuid),
  reserveId: z.optional(z.string()),
  certificateId: z.optional(uuid),
  articleId: z.optional(z.number()),
  articleTitle: z.optional(z.string()),
  goalTitle: z.optional(z.string()),
  courseId: z.optional(uuid),
  courseTitle: z.optional(z.string()),
  bookingId: z.optional(uuid),
  /** The squad that a booking became. */
  openedAs: z.optional(z.number()),
  /** The other person: giver or receiver of a tip, author of the article, invited friend. */
  username: z.optional(z.string()),
  /** Bonus or gift money that expired. */
  ended: z.optional(z.boolean()),
  /** An administrator's comment on a correction. */
  comment: z.optional(z.string()),
  /** Percent of order by which an earning was computed. */
  percent: z.optional(z.number()),
});

/** The squad of a transaction. */
const transactionSquad = z.object({
  id: z.number(),
  gameId,
  category: z.string(),
  minutes: z.number(),
  /** Names of its mates. */
  mates: z.array(z.string()),
  /** For a mate's earning: names of the people who played; otherwise empty. */
  clients: z.array(z.string()),
});

export const transactionWithdrawal = z.object({
  id: uuid,
  status: z.enum(withdrawalStatuses),
  method: z.enum(withdrawalMethods),
  /** The ends of its number, `2200 •••• 1234`. */
  walletShown: z.string(),
  bank: z.nullable(z.string()),
  fee: money,
  /** Cannot be confirmed before this moment, because of new requisites or a new password; null: no delay. */
  heldUntil: z.nullable(time),
  confirmedAt: z.nullable(time),
  /** Since when the money is at a provider that pays it out, and may have left; null: it is not. */
  atProviderSince: z.nullable(time),
  /** Time of its last change. */
  changedAt: time,
  /** The operator's reference of the transfer. */
  reference: z.nullable(z.string()),
  /** Cancelled by the person (rather than rejected by us). */
  canceled: z.boolean(),
  comment: z.nullable(z.string()),
});

/** One transaction in a person's history. */
export const transaction = z.object({
  id: z.string(),
  type: z.enum(transactionTypes),
  /** Rubles, signed from the person's point of view; of it `bonusAmount` is bonus money. */
  amount: money,
  bonusAmount: money,
  /** The part of `amount` that is money of gift certificates. */
  giftAmount: money,
  /** The person's own money after it, available to spend or withdraw. */
  balance: money,
  bonusReason: z.nullable(z.enum(bonusReasons)),
  /** HELD: the service holds it until the squad or the reserve ends. REFUNDED: all of it was returned. */
  status: z.nullable(z.enum(['HELD', 'REFUNDED'])),
  /** Reverses an earlier transaction. */
  reversal: z.boolean(),
  squadId: z.nullable(z.number()),
  squad: z.nullable(transactionSquad),
  withdrawal: z.nullable(transactionWithdrawal),
  details: transactionDetails,
  createdAt: time,
});

/** As the browser gets it, and as the server gives it. */
export type Transaction = z.input<typeof transaction>;
export type TransactionAnswer = z.output<typeof transaction>;
