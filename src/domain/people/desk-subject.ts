import type { AdminPermission } from './admin-permission';
import { hasPermission } from './has-permission';
import { minutes, seconds } from '../time/durations';

/**
 * Kinds of things that operators act on, each with the permission needed to see one with its history and notes. The
 * audit log writes a subject as `withdrawal:0199…`.
 */
export const deskSubjects = {
  user: 'VIEW_USER',
  withdrawal: 'VIEW_TRANSACTION',
  dispute: 'MANAGE_DISPUTES',
  application: 'CREATE_MATE_ACCESS',
  mate: 'MANAGE_MATES',
  strikes: 'UPDATE_MATE_ACCESS',
  squad: 'MANAGE_SQUADS',
  booking: 'MANAGE_SQUADS',
  deadline: 'MANAGE_SQUADS',
  undelivered: 'MANAGE_USERS',
  recording: 'MANAGE_SQUADS',
  support: 'MANAGE_SUPPORT',
  review: 'VIEW_REVIEW',
  criterion: 'VIEW_REVIEW_CRITERIA',
  transaction: 'VIEW_TRANSACTION',
  correction: 'CAN_CREATE_CORRECTION_TRANSACTION',
  'promo-code': 'MANAGE_PERSONAL_PROMO_CODES',
  deposit: 'MANAGE_DEPOSIT',
  receipt: 'MANAGE_DEPOSIT',
  tax: 'MANAGE_TAXES',
  'npd-receipt': 'MANAGE_TAXES',
  ring: 'MANAGE_RISKS',
  refund: 'MANAGE_DEPOSIT',
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
  course: 'EDIT_LANDING_PAGES',
  'mate-landing': 'EDIT_LANDING_PAGES',
  document: 'EDIT_LANDING_PAGES',
  page: 'MANAGE_SEO',
  report: 'MANAGE_USERS',
  appeal: 'MANAGE_APPEALS',
  setting: 'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT',
  'money-method': 'ALL',
} as const satisfies Record<string, AdminPermission>;

export type DeskSubjectKind = keyof typeof deskSubjects;

export type DeskSubject = `${DeskSubjectKind}:${string | number}`;

/** Further permissions with which an operator sees lists, counts or a queue of a kind, though not always a single one. */
const listed: Readonly<Partial<Record<DeskSubjectKind, readonly AdminPermission[]>>> = {
  user: ['VIEW_USERS_LIST'],
  withdrawal: ['VIEW_TRANSACTIONS_LIST'],
  transaction: ['VIEW_TRANSACTIONS_LIST'],
  mate: ['UPDATE_MATE_ACCESS', 'CREATE_MATE_ACCESS', 'UPDATE_MATE_PERCENT', 'VIEW_MATE_PERCENT_CHANGES_HISTORY'],
  recording: ['MANAGE_DISPUTES'],
  review: ['VIEW_REVIEWS_LIST'],
  criterion: ['VIEW_REVIEW_CRITERIA_LIST'],
  'promo-code': ['MANAGE_PROMO_CODES'],
  game: ['VIEW_GAMES_LIST'],
  category: ['VIEW_CATEGORIES_LIST'],
  broadcast: ['VIEW_NOTIFICATIONS_LIST', 'CREATE_GROUP_NOTIFICATION', 'CREATE_SELECTED_NOTIFICATION'],
};

/** Whether an operator with these permissions sees anything of this kind: others are not told that it changed. */
export const seesKind = (permissions: readonly AdminPermission[], kind: DeskSubjectKind): boolean =>
  [deskSubjects[kind], ...(listed[kind] ?? [])].some((permission) => hasPermission(permissions, permission));

const isDeskSubjectKind = (kind: string): kind is DeskSubjectKind => kind in deskSubjects;

/** The kind of an audit subject; null for an unknown one. */
export const kindOfSubject = (subject: string): DeskSubjectKind | null => {
  const [kind = ''] = subject.split(':');
  return isDeskSubjectKind(kind) ? kind : null;
};

export const deskSubjectKinds = Object.keys(deskSubjects).filter(isDeskSubjectKind);

/** Files of lists that one operator takes, all lists together; the window in ms of real time. */
export const exportLimits = { perOperator: 30, window: minutes(10) } as const;

/** Whole card and phone numbers that one operator looks at; the window in ms of real time. */
export const requisitesLimits = { perOperator: 60, window: minutes(60) } as const;

/**
 * Limits of the desk: characters of a note and of a saved view's name, saved views of one operator. `lookLasts`:
 * ms for which an operator counts as looking at a subject after the browser last reported it.
 */
export const deskLimits = { note: 2000, viewName: 40, views: 50, lookLasts: seconds(40) } as const;
