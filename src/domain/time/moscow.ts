import { hours } from './durations';

/** UTC offset of Moscow, ms: the service's days, months and holidays are its own. */
export const moscowOffset = hours(3);

/** What the clocks of Moscow show at a moment (epoch ms), read by the `UTC` methods of the date. */
export const moscowClock = (moment: number): Date => new Date(moment + moscowOffset);

/** The day of Moscow at a moment (epoch ms): `2026-11-29`. */
export const moscowDay = (moment: number): string => moscowClock(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The calendar year of Moscow at a moment. */
export const moscowYear = (moment: number): number => moscowClock(moment).getUTCFullYear();

/** When a year begins in Moscow, epoch ms. */
export const startOfMoscowYear = (year: number): number => Date.UTC(year, 0, 1) - moscowOffset;
