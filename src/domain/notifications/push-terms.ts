import { hours, seconds } from '../time/durations';

/**
 * Limits of Web Push: devices of one person, characters of an endpoint and of a text, and how long a push may be
 * delivered late (ms): nobody should be called to yesterday's game.
 */
export const pushTerms = { devices: 10, endpoint: 1000, text: 400, freshFor: hours(12) } as const;

/** How long a chat message may stay unread before it is pushed, in milliseconds. */
export const chatPushTerms = { delay: seconds(15) } as const;
