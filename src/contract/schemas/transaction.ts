import * as z from 'zod/mini';
import { bonusReasons } from '../../domain/money/bonus';
import { transactionTypes } from '../../domain/money/transaction-type';
import { withdrawalMethods, withdrawalStatuses } from '../../domain/money/withdrawal';
import { gameId, isoTime, rubles, uuid } from './fields';

/** Facts of a line that the screen turns into words; the server keeps what fits and drops the rest. */
export const transactionDetails = z.object({
  /** How a deposit was paid. */
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
  /** The squad that a booking has become. */
  openedAs: z.optional(z.number()),
  /** The other person: who gave or got a tip, the article's author, the invited friend. */
  username: z.optional(z.string()),
  /** Bonus or gift money whose term ended. */
  ended: z.optional(z.boolean()),
  /** An administrator's words about a correction. */
  comment: z.optional(z.string()),
  /** Of an earning: the percent of order by which it was reckoned. */
  percent: z.optional(z.number()),
});

/** The squad behind a line. */
const transactionSquad = z.object({
  id: z.number(),
  gameId,
  category: z.string(),
  minutes: z.number(),
  /** Names of its mates. */
  mates: z.array(z.string()),
  /** Names of those who played with the mate whose earning this is; of other lines nobody. */
  clients: z.array(z.string()),
});

export const transactionWithdrawal = z.object({
  id: uuid,
  status: z.enum(withdrawalStatuses),
  method: z.enum(withdrawalMethods),
  /** Its last four characters. */
  walletEnd: z.string(),
  bank: z.nullable(z.string()),
  fee: rubles,
  /** Until then nobody confirms it: new requisites or a new password. Null: it does not wait for that. */
  heldUntil: z.nullable(isoTime),
  confirmedAt: z.nullable(isoTime),
  /** Its last step. */
  changedAt: isoTime,
  /** The operator's number of the transfer. */
  reference: z.nullable(z.string()),
  /** Taken back by the person rather than refused by us. */
  canceled: z.boolean(),
  comment: z.nullable(z.string()),
});

/** One line of the history of operations. */
export const transaction = z.object({
  id: z.string(),
  type: z.enum(transactionTypes),
  /** Rubles, signed from the person's point of view; of it `bonusAmount` is bonus money. */
  amount: rubles,
  bonusAmount: rubles,
  /** The part that is money of gift certificates. */
  giftAmount: rubles,
  /** The person's own money after it, as they may spend or withdraw it. */
  balance: rubles,
  bonusReason: z.nullable(z.enum(bonusReasons)),
  /** HELD: the service keeps it until the squad or the reserve ends. REFUNDED: all of it came back. */
  status: z.nullable(z.enum(['HELD', 'REFUNDED'])),
  /** Gives back an earlier operation. */
  reversal: z.boolean(),
  squadId: z.nullable(z.number()),
  squad: z.nullable(transactionSquad),
  withdrawal: z.nullable(transactionWithdrawal),
  details: transactionDetails,
  createdAt: isoTime,
});

export type Transaction = z.output<typeof transaction>;
