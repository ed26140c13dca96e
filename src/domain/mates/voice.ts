import { minutes, seconds } from '../time/durations';

/** A mate's few words of themselves. Their length is kept by the page, their size by the server. */
export const voiceTerms = {
  maxBytes: 2 * 1024 * 1024,
  longest: seconds(30),
  uploads: { window: minutes(10), tries: 20 },
} as const;
