import { hours } from './durations';

export const povTerms = {
  /** Since the end of the game. */
  requestWithin: hours(48),
  response: hours(24),
  maxFiles: 3,
  maxFileBytes: 200 * 1024 * 1024,
  fileTypes: ['mp4', 'webm', 'dem'],
  maxLinks: 5,
  linkMax: 500,
  reasonMin: 10,
  reasonMax: 1000,
  commentMax: 1000,
  /** A page sends so many bytes at once: on a slow line that takes seconds, and no more is sent again after a break. */
  partBytes: 1024 * 1024,
  maxPartBytes: 8 * 1024 * 1024,
} as const;
