export const mateReadinessDetails = [
  'notifications',
  'avatar',
  'description',
  'languages',
  'country',
  'platforms',
  'categories',
  'invalid_game_params',
] as const;

export type MateReadinessDetail = (typeof mateReadinessDetails)[number];
