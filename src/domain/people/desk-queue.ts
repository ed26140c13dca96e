import type { AdminPermission } from './admin-permission';
import { disputeTerms } from '../squad/facts/squad-limits';
import { days, hours, minutes } from '../time/durations';

interface QueueTerms {
  /** Needed to see the queue; of several, any one, and then only what it is for. */
  readonly permission: AdminPermission | readonly AdminPermission[];
  /** Default term of a decision, ms; most queues have a setting for it (`termSettings`). */
  readonly within: number;
  /** Audit actions that remove an entry from the queue; none for ledger faults, which disappear by themselves. */
  readonly decisions: readonly string[];
}

/** Queues of operators' decisions. */
export const deskQueues = {
  ledger: { permission: 'VIEW_TRANSACTIONS_LIST', within: minutes(10), decisions: [] },
  withdrawals: {
    permission: 'VIEW_TRANSACTIONS_LIST',
    within: hours(24),
    decisions: [
      'withdrawal.confirm',
      'withdrawal.pay',
      'withdrawal.reject',
      'payout.send',
      'payout.again',
      'payout.done',
      'payout.failed',
    ],
  },
  disputes: { permission: 'MANAGE_DISPUTES', within: disputeTerms.decision, decisions: ['dispute.decide'] },
  applications: { permission: 'CREATE_MATE_ACCESS', within: days(3), decisions: ['mate.approve', 'mate.refuse'] },
  strikes: {
    permission: 'UPDATE_MATE_ACCESS',
    within: days(3),
    decisions: ['strikes.forgiven', 'strikes.access_taken'],
  },
  deadlines: { permission: 'MANAGE_SQUADS', within: hours(1), decisions: ['deadline.retry'] },
  undelivered: { permission: 'MANAGE_USERS', within: hours(4), decisions: ['undelivered.retry'] },
  recordings: { permission: 'MANAGE_SQUADS', within: hours(24), decisions: ['recording.seen'] },
  support: { permission: 'MANAGE_SUPPORT', within: hours(1), decisions: ['support.answer', 'support.close'] },
  callbacks: { permission: 'MANAGE_DEPOSIT', within: hours(24), decisions: ['callback.resolve', 'callback.tie'] },
  refunds: {
    permission: 'MANAGE_DEPOSIT',
    within: hours(24),
    decisions: ['refund.agree', 'refund.decline', 'refund.done', 'refund.failed', 'refund.again'],
  },
  receipts: { permission: 'MANAGE_DEPOSIT', within: hours(24), decisions: ['receipt.again'] },
  deposits: { permission: 'MANAGE_DEPOSIT', within: days(3), decisions: ['deposit.close-debt'] },
  articles: {
    permission: 'MANAGE_BLOG',
    within: hours(24),
    decisions: ['blog.approve', 'blog.reject', 'blog.need-fix'],
  },
  // Large sums that one operator has asked for. The same act of another carries them out, and belongs to its own section.
  agreements: {
    permission: ['MANAGE_DEPOSIT', 'MANAGE_TRANSACTIONS', 'MANAGE_BLOG', 'MANAGE_PROMO_CODES'],
    within: hours(24),
    decisions: [],
  },
  corrections: {
    permission: 'CAN_CREATE_CORRECTION_TRANSACTION',
    within: hours(24),
    decisions: ['correction.confirm', 'correction.reject'],
  },
  // Second steps that are said to be lost, whose term has passed.
  losses: { permission: 'MANAGE_USERS', within: hours(24), decisions: ['second-step.reset', 'second-step.kept'] },
  appeals: { permission: 'MANAGE_APPEALS', within: days(3), decisions: ['appeal.upheld', 'appeal.declined'] },
  rings: { permission: 'MANAGE_RISKS', within: days(3), decisions: ['ring.released', 'ring.taken'] },
  reports: {
    permission: 'MANAGE_USERS',
    within: hours(24),
    decisions: ['report.warned', 'report.blocked', 'report.dismissed'],
  },
} as const satisfies Record<string, QueueTerms>;

export type DeskQueue = keyof typeof deskQueues;

const isDeskQueue = (name: string): name is DeskQueue => name in deskQueues;

/** Names of all queues. */
export const deskQueueNames = Object.keys(deskQueues).filter(isDeskQueue);

/** Whether somebody with these permissions has this queue. */
export const maySee = (queue: DeskQueue, may: (permission: AdminPermission) => boolean): boolean =>
  [deskQueues[queue].permission].flat().some(may);

/** Audit actions that remove an entry from any queue. */
export const queueDecisions: readonly string[] = deskQueueNames.flatMap((queue) => deskQueues[queue].decisions);

/** Shares of the term after which an entry counts as nearly due, and as urgent. */
export const queueUrgency = { near: 0.65, urgent: 0.8 } as const;
