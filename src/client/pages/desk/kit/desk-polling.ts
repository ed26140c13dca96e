import { whileSeen } from '#client/api/while-seen.ts';

/**
 * Options of what also changes by what people do, without an event: one at each step of each squad or payment would be
 * too many for all desks. The queues have events.
 */
export const deskPolling = whileSeen(60_000);
