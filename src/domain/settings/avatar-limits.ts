import { minutes } from './durations';

export const avatarLimits = {
  maxBytes: 5 * 1024 * 1024,
  minSidePixels: 200,
  types: ['jpeg', 'png', 'webp'],
  /** What is kept: the specification's sizes up to 44, and up to its largest, 136, on screens of double density. */
  keptEdges: { small: 96, large: 272 },
  uploads: { window: minutes(10), tries: 20 },
} as const;
