import { rublesToKopecks } from '../money/kopecks';
import { days } from '../time/durations';

export const drawTerms = {
  /** A squad finished within this time counts towards tickets, ms. */
  playedWithin: days(30),
  /** One ticket for taking part and one for each counted squad, so many at most. */
  maxTickets: 10,
} as const;

export const drawStatuses = ['OPEN', 'DRAWN', 'PAID', 'CANCELED'] as const;

export type DrawStatus = (typeof drawStatuses)[number];

/** Tickets of a person with so many finished squads within `playedWithin`; 0: they may not take part. */
export const ticketsOf = (finishedSquads: number): number =>
  finishedSquads === 0 ? 0 : Math.min(1 + finishedSquads, drawTerms.maxTickets);

/** Limits for operators: characters of the texts, number of places, bonus money of one place in kopecks. */
export const drawLimits = {
  title: { min: 3, max: 80 },
  description: 1000,
  places: 100,
  prize: { min: 0, max: rublesToKopecks(100_000) },
} as const;
