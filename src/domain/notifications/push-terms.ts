import { hours, seconds } from '../time/durations';

/**
 * Notifications of a browser: devices of one person, characters of an address that a browser gives and of a text that
 * is sent, and how long one is still news (ms): nobody is called to a game of yesterday.
 */
export const pushTerms = { devices: 10, endpoint: 1000, text: 400, freshFor: hours(12) } as const;

/** How long a chat's message may be read before browsers are told of it, in milliseconds. */
export const chatPushTerms = { delay: seconds(15) } as const;
