import { rublesToKopecks } from '../money/kopecks';
import { days } from '../time/durations';

export const drawTerms = {
  /** A squad finished so long ago still counts as playing. */
  playedWithin: days(30),
  /** One for coming, one for each of those squads, so many at most. */
  maxTickets: 10,
} as const;

export const drawStatuses = ['OPEN', 'DRAWN', 'PAID', 'CANCELED'] as const;

/** Tickets of somebody with so many finished squads in the window; 0: they may not take part. */
export const ticketsOf = (finishedSquads: number): number =>
  finishedSquads === 0 ? 0 : Math.min(1 + finishedSquads, drawTerms.maxTickets);

/** What an operator may ask for: characters, winners, bonus money of one place in kopecks. */
export const drawLimits = {
  title: { min: 3, max: 80 },
  description: 1000,
  places: 100,
  prize: { min: 0, max: rublesToKopecks(100_000) },
} as const;
