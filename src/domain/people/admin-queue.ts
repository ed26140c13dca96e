import type { AdminPermission } from './admin-permission';
import { disputeTerms } from '../squad/facts/squad-limits';
import { days, hours, minutes } from '../time/durations';

interface QueueTerms {
  /** Lets see it. */
  readonly permission: AdminPermission;
  /** Within which a decision is owed unless a setting says otherwise, ms. */
  readonly within: number;
  /** How the audit log names what takes something out of it; a fault of the ledger goes by itself. */
  readonly decisions: readonly string[];
}

/** Queues of decisions. */
export const adminQueues = {
  ledger: { permission: 'VIEW_TRANSACTIONS_LIST', within: minutes(10), decisions: [] },
  withdrawals: {
    permission: 'VIEW_TRANSACTIONS_LIST',
    within: hours(24),
    decisions: ['withdrawal.confirm', 'withdrawal.pay', 'withdrawal.reject'],
  },
  disputes: { permission: 'MANAGE_DISPUTES', within: disputeTerms.decision, decisions: ['dispute.decide'] },
  applications: { permission: 'CREATE_MATE_ACCESS', within: days(3), decisions: ['mate.approve', 'mate.refuse'] },
  strikes: {
    permission: 'UPDATE_MATE_ACCESS',
    within: days(3),
    decisions: ['strikes.forgiven', 'strikes.access_taken'],
  },
  deadlines: { permission: 'MANAGE_SQUADS', within: hours(1), decisions: ['deadline.retry'] },
  recordings: { permission: 'MANAGE_SQUADS', within: hours(24), decisions: ['recording.seen'] },
  support: { permission: 'MANAGE_SUPPORT', within: hours(1), decisions: ['support.answer', 'support.close'] },
  callbacks: { permission: 'MANAGE_DEPOSIT', within: hours(24), decisions: ['callback.resolve', 'callback.tie'] },
  deposits: { permission: 'MANAGE_DEPOSIT', within: days(3), decisions: ['deposit.close-debt'] },
  articles: {
    permission: 'MANAGE_BLOG',
    within: hours(24),
    decisions: ['blog.approve', 'blog.reject', 'blog.need-fix'],
  },
  corrections: {
    permission: 'CAN_CREATE_CORRECTION_TRANSACTION',
    within: hours(24),
    decisions: ['correction.confirm', 'correction.reject'],
  },
  reports: {
    permission: 'MANAGE_USERS',
    within: hours(24),
    decisions: ['report.warned', 'report.blocked', 'report.dismissed'],
  },
} as const satisfies Record<string, QueueTerms>;

export type AdminQueue = keyof typeof adminQueues;

const isAdminQueue = (name: string): name is AdminQueue => name in adminQueues;

export const adminQueueNames = Object.keys(adminQueues).filter(isAdminQueue);

/** Everything that takes something out of a queue, as the audit log names it. */
export const queueDecisions: readonly string[] = adminQueueNames.flatMap((queue) => adminQueues[queue].decisions);

/** From which share of its term on a decision is near it, and from which it is urgent. */
export const queueUrgency = { near: 0.65, urgent: 0.8 } as const;
