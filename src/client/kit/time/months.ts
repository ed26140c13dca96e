import { dayFieldValue, typedMoment } from './typed-time';

/** `2026-11` plus a number of months. */
const monthAfter = (month: string, count: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/**
 * Months (`2026-11`) from the one of `now` back to the one of `since` in the person's time zone, at least one. Epoch
 * ms.
 */
export const monthsSince = (since: number, now: number): readonly string[] => {
  const [first, last] = [dayFieldValue(since).slice(0, 7), dayFieldValue(now).slice(0, 7)];
  const months = [last];
  for (let month = monthAfter(last, -1); month >= first; month = monthAfter(month, -1)) months.push(month);
  return months;
};

/** The month as a period for the API, both ends inclusive. */
export const monthPeriod = (month: string): { readonly from: string; readonly to: string } => {
  const [from, next] = [typedMoment(`${month}-01`), typedMoment(`${monthAfter(month, 1)}-01`)];
  return { from: from ?? '', to: new Date(Date.parse(next ?? '') - 1).toISOString() };
};
