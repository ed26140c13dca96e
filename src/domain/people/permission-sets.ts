import type { AdminPermission } from './admin-permission';

/** Presets of permissions for kinds of operators; a preset is granted as a whole and then changed one by one. */
export const permissionSets = {
  MODERATOR: [
    'MANAGE_USERS',
    'BLOCK_USERS',
    'UNBLOCK_USERS',
    'MANAGE_MATES',
    'MANAGE_SQUADS',
    'MANAGE_DISPUTES',
    'MANAGE_APPEALS',
    'MANAGE_REVIEWS',
    'MANAGE_BLOG',
  ],
  FINANCE: [
    'VIEW_USERS_LIST',
    'VIEW_USER',
    'VIEW_USER_PERSONAL_INFO',
    'MANAGE_TRANSACTIONS',
    'VIEW_REQUISITES',
    'MANAGE_TAXES',
    'MANAGE_RISKS',
    'VIEW_WHAT_IF',
    'MANAGE_DEPOSIT',
    'MANAGE_BALANCE_RESERVE',
    'MANAGE_PROMO_CODES',
    'CAN_CREATE_CORRECTION_TRANSACTION',
    'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT',
  ],
  CONTENT: [
    'MANAGE_GAMES',
    'MANAGE_GAME_PARAMS',
    'MANAGE_CATEGORIES',
    'MANAGE_REVIEW_CRITERIA',
    'CREATE_IMPORTED_REVIEW',
    'EDIT_LANDING_PAGES',
    'MANAGE_SEO',
    'MANAGE_BLOG',
    'MANAGE_NOTIFICATIONS',
  ],
  SUPPORT: [
    'MANAGE_SUPPORT',
    'VIEW_USERS_LIST',
    'VIEW_USER',
    'UPDATE_USER',
    'VIEW_USER_PERSONAL_INFO',
    'VIEW_TRANSACTIONS_LIST',
    'VIEW_TRANSACTION',
  ],
} as const satisfies Record<string, readonly AdminPermission[]>;

export type PermissionSet = keyof typeof permissionSets;

export const permissionSetNames = [
  'MODERATOR',
  'FINANCE',
  'CONTENT',
  'SUPPORT',
] as const satisfies readonly PermissionSet[];
