import type { AdminPermission } from '#domain/people/admin-permission.ts';

const set = (prefixes: readonly string[], things: readonly string[]): readonly string[] =>
  things.flatMap((thing) => prefixes.map((prefix) => `${prefix}_${thing}`));

/** Permissions implied by each permission to manage; ALL implies every permission. */
export const opens: Readonly<Partial<Record<AdminPermission, readonly string[]>>> = {
  MANAGE_USERS: ['VIEW_USERS_LIST', 'VIEW_USER', 'UPDATE_USER'],
  MANAGE_GAMES: ['VIEW_GAMES_LIST', ...set(['VIEW', 'CREATE', 'UPDATE', 'DELETE'], ['GAME'])],
  MANAGE_CATEGORIES: [
    'VIEW_CATEGORIES_LIST',
    ...set(['VIEW', 'CREATE', 'UPDATE', 'DELETE'], ['CATEGORY', 'CATEGORY_TAG']),
  ],
  MANAGE_MATES: [
    'VIEW_MATE_PERCENT_CHANGES_HISTORY',
    'UPDATE_MATE_PERCENT',
    ...set(['CREATE', 'UPDATE', 'DELETE'], ['MATE_ACCESS']),
  ],
  MANAGE_SQUADS: ['DISBAND_SQUADS'],
  MANAGE_REVIEW_CRITERIA: [
    'VIEW_REVIEW_CRITERIA_LIST',
    ...set(['VIEW', 'CREATE', 'UPDATE', 'DELETE'], ['REVIEW_CRITERIA']),
  ],
  MANAGE_REVIEWS: [
    'VIEW_REVIEWS_LIST',
    'VIEW_REVIEW',
    ...set(['CREATE', 'UPDATE', 'DELETE'], ['REVIEW', 'IMPORTED_REVIEW']),
  ],
  MANAGE_NOTIFICATIONS: [
    'VIEW_NOTIFICATIONS_LIST',
    'VIEW_NOTIFICATION',
    'CREATE_SELECTED_NOTIFICATION',
    'CREATE_GROUP_NOTIFICATION',
  ],
  MANAGE_TRANSACTIONS: [
    'VIEW_TRANSACTIONS_LIST',
    'VIEW_TRANSACTION',
    'CONFIRM_WITHDRAWAL',
    'MARK_WITHDRAWAL_PAID',
    'REJECT_WITHDRAWAL',
  ],
  MANAGE_PROMO_CODES: ['MANAGE_PERSONAL_PROMO_CODES'],
};
