import { days, minutes } from '../time/durations';

/** Limits of an uploaded icon of a game. */
export const gameIcon = {
  maxBytes: 2 * 1024 * 1024,
  types: ['jpeg', 'png', 'webp', 'avif'],
  minSidePixels: 64,
  /** Stored as a square of this many pixels: shown at up to 40, with room for dense screens. */
  edge: 128,
  /** An icon that no game uses is erased after this time, ms: longer than a form stays open. */
  unusedKeptFor: days(30),
  uploads: { window: minutes(10), tries: 20 },
} as const;
