import { minutes } from './durations';

export const avatarLimits = {
  maxBytes: 5 * 1024 * 1024,
  minSidePixels: 200,
  types: ['jpeg', 'png', 'webp'],
  /** What is kept: the largest size of the specification (136) on the densest screens. */
  keptSidePixels: 408,
  uploads: { window: minutes(10), tries: 20 },
} as const;
