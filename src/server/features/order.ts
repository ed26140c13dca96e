/**
 * The features from the lowest to the highest: each may use those before it, through their `public.ts`, and none after
 * it. Place a new one as low as its dependencies allow.
 */
export const featureOrder = [
  'reference',
  'consents',
  'age',
  'mate-access',
  'users',
  'game-params',
  'audit',
  'notifications',
  'settings',
  'catalogue',
  'balance',
  'payouts',
  'receipts',
  'gift-certificates',
  'draws',
  'mates',
  'mate-clients',
  'mate-applications',
  'chat',
  'support',
  'reviews',
  'referrals',
  'promo-codes',
  'landings',
  'tips',
  'blog',
  'reserves',
  'auth',
  'second-step',
  'squads',
  'bookings',
  'pov-requests',
  'administration',
  'reports',
  'back-office',
  'own-data',
] as const;

export type FeatureName = (typeof featureOrder)[number];
