import { days, minutes } from '../time/durations';
import { wallClockIn } from './wall-time';

/** The UTC offset of a time zone (IANA) at a moment (epoch ms), in ms; positive east of UTC. */
export const offsetAt = (timeZone: string, at: number): number => {
  const { year, month, day, hour, minute } = wallClockIn(timeZone)(at);
  const local = Date.UTC(year, month - 1, day, hour, minute);
  return local - Math.floor(at / minutes(1)) * minutes(1);
};

const writtenMoment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;

/**
 * Epoch ms of a local day (`2026-11-26`: its beginning) or minute (`2026-11-26T18:30`) in a time zone (IANA); NaN for
 * another format. A minute skipped in spring is taken an hour later.
 */
export const momentAt = (written: string, timeZone: string): number => {
  if (!writtenMoment.test(written)) return Number.NaN;
  const utc = Date.parse(written.includes('T') ? `${written}Z` : written);
  if (Number.isNaN(utc)) return utc;
  const [before, after] = [offsetAt(timeZone, utc - days(1)), offsetAt(timeZone, utc + days(1))];
  // There is at most one change of clocks in two days: the moment is before it, after it, or skipped by it.
  const first = utc - before;
  return offsetAt(timeZone, first) === before
    ? first
    : utc - (offsetAt(timeZone, utc - after) === after ? after : before);
};

/** The last millisecond of a local day (`2026-11-26`) in a time zone (IANA), epoch ms; NaN for another format. */
export const endOfDayAt = (day: string, timeZone: string): number => {
  const next = Date.parse(day) + days(1);
  return Number.isNaN(next) ? next : momentAt(new Date(next).toISOString().slice(0, 10), timeZone) - 1;
};
