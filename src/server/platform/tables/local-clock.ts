import { offsetAt } from '#domain/text/zoned-time.ts';

/**
 * The wall clock of a time zone at a moment, as the UTC time that shows the same digits: spreadsheets know no time
 * zones.
 */
export const localClock = (moment: Date, zone: string): Date => {
  const at = moment.getTime();
  return new Date(at + offsetAt(zone, at));
};
