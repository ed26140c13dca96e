/**
 * The features from the lowest to the highest: each may use those before it, through their `public.ts`, and none after
 * it. A new one stands as low as what it uses lets it.
 */
export const featureOrder = [
  'reference',
  'mate-access',
  'users',
  'game-params',
  'audit',
  'notifications',
  'settings',
  'catalogue',
  'balance',
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
  'squads',
  'bookings',
  'pov-requests',
  'administration',
  'reports',
  'back-office',
] as const;

export type FeatureName = (typeof featureOrder)[number];
