import { hours } from './durations';

/** UTC offset of Moscow, ms: the service's days, months and holidays are its own. */
export const moscowOffset = hours(3);

/** What the clocks of Moscow show at a moment (epoch ms), read by the `UTC` methods of the date. */
export const moscowClock = (moment: number): Date => new Date(moment + moscowOffset);
