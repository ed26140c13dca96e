import { dayOf, withoutYearMark } from './dates';

/** Formats a day or a month as a form field or an address contains it: it is not a moment, so it has no time zone. */
const write = (typed: string, options: Intl.DateTimeFormatOptions): string => {
  const day = Date.parse(typed);
  if (Number.isNaN(day)) return typed;
  return withoutYearMark(new Intl.DateTimeFormat('ru', { ...options, timeZone: 'UTC' }).format(day));
};

/** «26 ноября», «26 ноября 2025» for `2026-11-26`; text that is not a day is returned unchanged. */
export const formatTypedDay = (typed: string, now: number): string => {
  const isOfThisYear = typed.slice(0, 4) === dayOf(now).slice(-4);
  return write(typed, { day: 'numeric', month: 'long', ...(isOfThisYear ? {} : { year: 'numeric' }) });
};

/** «ноябрь 2026» for `2026-11`. */
export const formatMonthName = (month: string): string => write(month, { month: 'long', year: 'numeric' });
