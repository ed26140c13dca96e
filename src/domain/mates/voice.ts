import { minutes, seconds } from '../time/durations';

/** A mate's voice introduction. The page limits its length, the server its size. */
export const voiceTerms = {
  maxBytes: 2 * 1024 * 1024,
  longest: seconds(30),
  uploads: { window: minutes(10), tries: 20 },
} as const;
