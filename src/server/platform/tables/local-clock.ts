import { offsetAt } from '#domain/text/zoned-time.ts';

/**
 * The wall clock of a time zone at an ISO time, as the UTC time that shows the same digits: spreadsheets know no time
 * zones. Null for an empty cell.
 */
export const localClock = (iso: string, zone: string): Date | null => {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? null : new Date(at + offsetAt(zone, at));
};
