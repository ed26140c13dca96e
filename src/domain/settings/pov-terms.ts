import { hours } from './durations';

export const povTerms = {
  requestWithin: hours(48),
  response: hours(24),
  maxFiles: 3,
  maxFileBytes: 200 * 1024 * 1024,
  fileTypes: ['mp4', 'webm', 'dem'],
  maxLinks: 5,
} as const;
