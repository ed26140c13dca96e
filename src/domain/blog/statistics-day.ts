import { defaultTimeZone } from '../text/format-moment';

let calendar: Intl.DateTimeFormat | null = null;

/** The day (`2026-11-22`) that a moment (epoch ms) belongs to in statistics: always by Moscow time. */
export const statisticsDayOf = (at: number): string => {
  calendar ??= new Intl.DateTimeFormat('en-CA', { timeZone: defaultTimeZone });
  return calendar.format(at);
};
