import { minutes, seconds } from '../time/durations';

/** A mate's voice introduction. */
export const voiceTerms = {
  maxBytes: 2 * 1024 * 1024,
  longest: seconds(30),
  uploads: { window: minutes(10), tries: 20 },
} as const;

/** A recording that is stopped after half a minute is some tenths longer. `length` in ms, null where nothing plays. */
export const isVoiceTooLong = (length: number | null): boolean =>
  length !== null && length >= voiceTerms.longest + seconds(1);
