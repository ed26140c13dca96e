import type { AdminPermission } from './admin-permission';
import { disputeTerms } from '../squad/facts/squad-settings';
import { days, hours, minutes, seconds } from '../time/durations';

/**
 * What operators act on, and the permission that opens one of them with its history and notes. The name is how the
 * audit log writes the subject: `withdrawal:0199…`.
 */
export const adminSubjects = {
  user: 'VIEW_USER',
  withdrawal: 'VIEW_TRANSACTION',
  dispute: 'MANAGE_DISPUTES',
  application: 'CREATE_MATE_ACCESS',
  mate: 'MANAGE_MATES',
  strikes: 'UPDATE_MATE_ACCESS',
  squad: 'MANAGE_SQUADS',
  booking: 'MANAGE_SQUADS',
  deadline: 'MANAGE_SQUADS',
  recording: 'MANAGE_SQUADS',
  support: 'MANAGE_SUPPORT',
  review: 'VIEW_REVIEW',
  criterion: 'VIEW_REVIEW_CRITERIA',
  transaction: 'VIEW_TRANSACTION',
  correction: 'CAN_CREATE_CORRECTION_TRANSACTION',
  'promo-code': 'MANAGE_PERSONAL_PROMO_CODES',
  deposit: 'MANAGE_DEPOSIT',
  callback: 'MANAGE_DEPOSIT',
  reconciliation: 'MANAGE_DEPOSIT',
  article: 'MANAGE_BLOG',
  reserve: 'MANAGE_BALANCE_RESERVE',
  draw: 'MANAGE_TRANSACTIONS',
  game: 'VIEW_GAME',
  'game-param': 'MANAGE_GAME_PARAMS',
  category: 'VIEW_CATEGORY',
  'category-tag': 'VIEW_CATEGORY_TAG',
  broadcast: 'VIEW_NOTIFICATION',
  landing: 'EDIT_LANDING_PAGES',
  'mate-landing': 'EDIT_LANDING_PAGES',
  document: 'EDIT_LANDING_PAGES',
  page: 'MANAGE_SEO',
  report: 'MANAGE_USERS',
  setting: 'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT',
} as const satisfies Record<string, AdminPermission>;

export type AdminSubjectKind = keyof typeof adminSubjects;

export type AdminSubject = `${AdminSubjectKind}:${string | number}`;

export const isAdminSubjectKind = (kind: string): kind is AdminSubjectKind => kind in adminSubjects;

export const adminSubjectKinds = Object.keys(adminSubjects).filter(isAdminSubjectKind);

interface QueueTerms {
  /** Lets see it. */
  readonly permission: AdminPermission;
  /** Within which a decision is owed, ms. */
  readonly within: number;
}

/** Queues of decisions. */
export const adminQueues = {
  ledger: { permission: 'VIEW_TRANSACTIONS_LIST', within: minutes(10) },
  withdrawals: { permission: 'VIEW_TRANSACTIONS_LIST', within: hours(24) },
  disputes: { permission: 'MANAGE_DISPUTES', within: disputeTerms.decision },
  applications: { permission: 'CREATE_MATE_ACCESS', within: days(3) },
  strikes: { permission: 'UPDATE_MATE_ACCESS', within: days(3) },
  deadlines: { permission: 'MANAGE_SQUADS', within: hours(1) },
  recordings: { permission: 'MANAGE_SQUADS', within: hours(24) },
  support: { permission: 'MANAGE_SUPPORT', within: hours(1) },
  callbacks: { permission: 'MANAGE_DEPOSIT', within: hours(24) },
  deposits: { permission: 'MANAGE_DEPOSIT', within: days(3) },
  articles: { permission: 'MANAGE_BLOG', within: hours(24) },
  corrections: { permission: 'CAN_CREATE_CORRECTION_TRANSACTION', within: hours(24) },
  reports: { permission: 'MANAGE_USERS', within: hours(24) },
} as const satisfies Record<string, QueueTerms>;

export type AdminQueue = keyof typeof adminQueues;

const isAdminQueue = (name: string): name is AdminQueue => name in adminQueues;

export const adminQueueNames = Object.keys(adminQueues).filter(isAdminQueue);

/**
 * How much an operator's desk holds: characters of a note and of a view's name, views of one person; a look at a
 * subject counts for `lookLasts` ms after it was last told of.
 */
export const adminDesk = { note: 2000, viewName: 40, views: 50, lookLasts: seconds(40) } as const;
