import type { AdminPermission } from './admin-permission';

/** Permissions implied by each MANAGE_ permission: an explicit table, because the names alone do not always tell. */
const implied: Partial<Record<AdminPermission, readonly AdminPermission[]>> = {
  MANAGE_USERS: ['UPDATE_USER', 'VIEW_USERS_LIST', 'VIEW_USER'],
  MANAGE_GAMES: ['VIEW_GAMES_LIST', 'VIEW_GAME', 'CREATE_GAME', 'UPDATE_GAME', 'DELETE_GAME'],
  MANAGE_CATEGORIES: [
    'VIEW_CATEGORIES_LIST',
    'VIEW_CATEGORY',
    'CREATE_CATEGORY',
    'UPDATE_CATEGORY',
    'DELETE_CATEGORY',
    'VIEW_CATEGORY_TAG',
    'CREATE_CATEGORY_TAG',
    'UPDATE_CATEGORY_TAG',
    'DELETE_CATEGORY_TAG',
  ],
  MANAGE_MATES: [
    'VIEW_MATE_PERCENT_CHANGES_HISTORY',
    'UPDATE_MATE_PERCENT',
    'CREATE_MATE_ACCESS',
    'UPDATE_MATE_ACCESS',
    'DELETE_MATE_ACCESS',
  ],
  MANAGE_SQUADS: ['DISBAND_SQUADS'],
  MANAGE_REVIEW_CRITERIA: [
    'VIEW_REVIEW_CRITERIA_LIST',
    'VIEW_REVIEW_CRITERIA',
    'CREATE_REVIEW_CRITERIA',
    'UPDATE_REVIEW_CRITERIA',
    'DELETE_REVIEW_CRITERIA',
  ],
  MANAGE_REVIEWS: [
    'VIEW_REVIEWS_LIST',
    'VIEW_REVIEW',
    'CREATE_REVIEW',
    'UPDATE_REVIEW',
    'DELETE_REVIEW',
    'CREATE_IMPORTED_REVIEW',
    'UPDATE_IMPORTED_REVIEW',
    'DELETE_IMPORTED_REVIEW',
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

/**
 * Whether an administrator's permissions include the wanted one: directly, by ALL, or by a MANAGE_ permission that
 * implies it (specification, section 6).
 */
export const hasPermission = (held: readonly AdminPermission[], wanted: AdminPermission): boolean =>
  held.some((one) => one === wanted || one === 'ALL' || (implied[one]?.includes(wanted) ?? false));
