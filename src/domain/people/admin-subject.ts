import type { AdminPermission } from './admin-permission';
import { seconds } from '../time/durations';

/**
 * Kinds of things that operators act on, each with the permission needed to see one with its history and notes. The
 * audit log writes a subject as `withdrawal:0199…`.
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
  undelivered: 'MANAGE_USERS',
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
  course: 'EDIT_LANDING_PAGES',
  'mate-landing': 'EDIT_LANDING_PAGES',
  document: 'EDIT_LANDING_PAGES',
  page: 'MANAGE_SEO',
  report: 'MANAGE_USERS',
  setting: 'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT',
} as const satisfies Record<string, AdminPermission>;

export type AdminSubjectKind = keyof typeof adminSubjects;

export type AdminSubject = `${AdminSubjectKind}:${string | number}`;

const isAdminSubjectKind = (kind: string): kind is AdminSubjectKind => kind in adminSubjects;

/** The kind of an audit subject; null for an unknown one. */
export const kindOfSubject = (subject: string): AdminSubjectKind | null => {
  const [kind = ''] = subject.split(':');
  return isAdminSubjectKind(kind) ? kind : null;
};

export const adminSubjectKinds = Object.keys(adminSubjects).filter(isAdminSubjectKind);

/**
 * Limits of the back office: characters of a note and of a saved view's name, saved views of one operator. `lookLasts`:
 * ms for which an operator counts as looking at a subject after the browser last reported it.
 */
export const backOfficeLimits = { note: 2000, viewName: 40, views: 50, lookLasts: seconds(40) } as const;
