import { days, seconds } from '../time/durations';

/** Whom an announcement is for, by what they are to the service. */
export const userAudiences = ['ALL', 'CLIENT', 'MATE'] as const;

export type UserAudience = (typeof userAudiences)[number];

/** `SELECTED`: people chosen one by one. */
export const broadcastAudiences = [...userAudiences, 'SELECTED'] as const;

export const broadcastStatuses = ['SCHEDULED', 'SENDING', 'SENT', 'CANCELED'] as const;

/**
 * Characters of an announcement, chosen people at once, days back that «seen lately» may reach; how far ahead it may be
 * scheduled, how many people one portion tells, and the pause after it (ms).
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
