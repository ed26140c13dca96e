import { days, seconds } from '../time/durations';

/** Audience of a broadcast. */
export const userAudiences = ['ALL', 'CLIENT', 'MATE'] as const;

export type UserAudience = (typeof userAudiences)[number];

/** `SELECTED`: people chosen one by one. */
export const broadcastAudiences = [...userAudiences, 'SELECTED'] as const;

export const broadcastStatuses = ['SCHEDULED', 'SENDING', 'SENT', 'CANCELED'] as const;

/**
 * Limits of a broadcast: characters of title and text, people chosen one by one, maximum of the «seen within» filter in
 * days, how far ahead it may be scheduled (ms); it is sent in batches of `batchSize` people with `batchPause` ms
 * between them.
 */
export const broadcastTerms = {
  title: 120,
  text: 1000,
  people: 200,
  seenWithinDays: 365,
  scheduledAhead: days(90),
  batchSize: 200,
  batchPause: seconds(2),
} as const;
