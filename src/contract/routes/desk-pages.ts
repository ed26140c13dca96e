/** Every section of the desk. */
export const deskSections = [
  'today',
  'withdrawals',
  'disputes',
  'mate-applications',
  'support',
  'reports',
  'appeals',
  'rings',
  'recordings',
  'strikes',
  'deadlines',
  'undelivered',
  'corrections',
  'users',
  'mates',
  'squads',
  'bookings',
  'reviews',
  'review-criteria',
  'articles',
  'deposits',
  'refunds',
  'receipts',
  'npd-receipts',
  'money-methods',
  'provider-callbacks',
  'reconciliations',
  'draws',
  'transactions',
  'ledger',
  'reserves',
  'what-if',
  'promo-codes',
  'games',
  'game-params',
  'categories',
  'category-tags',
  'notifications',
  'landings',
  'courses',
  'mate-landings',
  'documents',
  'pages',
  'settings',
  'operators',
  'audit',
] as const;

export type DeskSection = (typeof deskSections)[number];

export const deskPath = '/admin';

/** A section's list; with `id`, one of its records. */
export const deskPage = (section: DeskSection, id?: string | number): string =>
  `${deskPath}/${section}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
