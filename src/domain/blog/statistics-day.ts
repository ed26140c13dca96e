import { defaultTimeZone } from '../text/format-moment';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: defaultTimeZone });

/** The day of a moment (epoch ms) in statistics, `2026-11-22`: Moscow's, whoever reads them. */
export const statisticsDayOf = (at: number): string => calendar.format(at);
