import { days, minutes } from '../time/durations';

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
};

/** How far clocks of a place (IANA) are before UTC at a moment (epoch ms), in ms. */
export const offsetAt = (timeZone: string, at: number): number => {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return local - Math.floor(at / minutes(1)) * minutes(1);
};

const writtenMoment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;

/**
 * When it is that day (`2026-11-26`: its beginning) or that minute of it (`2026-11-26T18:30`) by the clocks of a place
 * (IANA), epoch ms; NaN for what is neither. A minute that clocks leave out in spring is an hour later.
 */
export const momentAt = (written: string, timeZone: string): number => {
  if (!writtenMoment.test(written)) return Number.NaN;
  const utc = Date.parse(written.includes('T') ? `${written}Z` : written);
  if (Number.isNaN(utc)) return utc;
  const [before, after] = [offsetAt(timeZone, utc - days(1)), offsetAt(timeZone, utc + days(1))];
  // Clocks change once in so short a time: the moment is before the change, after it, or left out by it.
  const first = utc - before;
  return offsetAt(timeZone, first) === before
    ? first
    : utc - (offsetAt(timeZone, utc - after) === after ? after : before);
};

/** The last millisecond of that day (`2026-11-26`) in a place (IANA), epoch ms; NaN for what is no day. */
export const endOfDayAt = (day: string, timeZone: string): number => {
  const next = Date.parse(day) + days(1);
  return Number.isNaN(next) ? next : momentAt(new Date(next).toISOString().slice(0, 10), timeZone) - 1;
};
