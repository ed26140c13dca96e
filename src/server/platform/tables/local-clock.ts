import { offsetAt } from '#domain/text/zoned-time.ts';
import type { Cell } from './column';

/**
 * The wall clock of a time zone at a moment, as the UTC time that shows the same digits: spreadsheets know no time
 * zones. Null for an empty cell.
 */
export const localClock = (moment: Date | string, zone: string): Date | null => {
  const at = new Date(moment).getTime();
  return Number.isNaN(at) ? null : new Date(at + offsetAt(zone, at));
};

/** The cell of a column of moments. */
export const momentIn = (cell: NonNullable<Cell>): Date | string => (cell instanceof Date ? cell : String(cell));
