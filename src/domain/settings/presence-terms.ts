import { days, hours, minutes } from './durations';

export const presenceTerms = {
  /** Less since the last heartbeat: online. */
  online: minutes(4),
  /** Less: recently. */
  recently: hours(24),
  /** More: «Был в сети …» is hidden. */
  shown: days(1),
  /** The client's heartbeat. */
  heartbeat: minutes(3),
} as const;
