import { days } from './durations';

/** The demo's clock can be moved forward by at most this at once, in milliseconds. */
export const demoLimits = { clockAdvance: days(400) } as const;
