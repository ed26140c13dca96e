import { days, minutes } from '../time/durations';
import { type OffsetSpan, wallClockIn } from './wall-time';

/** The UTC offset of a time zone (IANA) at a moment (epoch ms), in ms; positive east of UTC. */
export const offsetAt = (timeZone: string, at: number): number => {
  const { year, month, day, hour, minute } = wallClockIn(timeZone)(at);
  const local = Date.UTC(year, month - 1, day, hour, minute);
  return local - Math.floor(at / minutes(1)) * minutes(1);
};

/** Clocks are never changed and changed back within a week. */
const step = days(7);
/** What a page shows is mostly younger, or of the months to come. */
const horizon = { back: days(2 * 365), ahead: days(365) };

/** The moment within this minute from which on the offset differs from that at `from`, if it does at `to`. */
const changeBetween = (timeZone: string, from: number, to: number): number => {
  const before = offsetAt(timeZone, from);
  let [same, other] = [from, to];
  while (other - same > minutes(1)) {
    const middle = Math.floor((same + other) / 2 / minutes(1)) * minutes(1);
    if (offsetAt(timeZone, middle) === before) same = middle;
    else other = middle;
  }
  return other;
};

/** How far from UTC a zone's clocks are at a moment (epoch ms), and within three years around it since and until when. */
export const offsetSpanAt = (timeZone: string, at: number): OffsetSpan => {
  const now = Math.floor(at / minutes(1)) * minutes(1);
  const offset = offsetAt(timeZone, now);
  let [since, until] = [now, now];
  while (since > now - horizon.back && offsetAt(timeZone, since - step) === offset) since -= step;
  while (until < now + horizon.ahead && offsetAt(timeZone, until + step) === offset) until += step;
  return {
    offset,
    since: since > now - horizon.back ? changeBetween(timeZone, since - step, since) : since,
    until: until < now + horizon.ahead ? changeBetween(timeZone, until, until + step) : until,
  };
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
