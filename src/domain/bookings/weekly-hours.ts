import { days, minutes } from '../time/durations';
import { offsetAt } from '../text/zoned-time';
import { bookingTerms } from './booking-terms';

/**
 * A weekly span in which a mate may be booked: minutes of the day by the mate's clock, `to` up to midnight (1440).
 * Monday is 0.
 */
export interface WeeklyHours {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}

export const weeklyHoursTerms = { stepMinutes: 30, maxOfDay: 3, dayMinutes: 1440 } as const;

/**
 * Whether every span has a positive length and lies on the step, and spans of one day do not overlap and are not too
 * many.
 */
export const areWeeklyHours = (spans: readonly WeeklyHours[]): boolean => {
  const { stepMinutes, maxOfDay, dayMinutes } = weeklyHoursTerms;
  const isSpan = ({ from, to }: WeeklyHours): boolean =>
    from < to && from >= 0 && to <= dayMinutes && from % stepMinutes === 0 && to % stepMinutes === 0;
  return (
    spans.every(isSpan) &&
    spans.every(
      (one, index) =>
        spans.filter(({ weekday }) => weekday === one.weekday).length <= maxOfDay &&
        spans.every(
          (other, at) => at === index || other.weekday !== one.weekday || one.to <= other.from || other.to <= one.from,
        ),
    )
  );
};

/**
 * UTC offsets (ms) of `count` moments, one step apart. Intl is slow, so a day that begins and ends with the same offset
 * is taken to have it throughout.
 */
const offsetsOf = (timeZone: string, first: number, step: number, count: number): readonly number[] => {
  const known = new Map<number, number>();
  const offset = (index: number): number => {
    const found = known.get(index) ?? offsetAt(timeZone, first + index * step);
    known.set(index, found);
    return found;
  };
  const ofDay = days(1) / step;
  return Array.from({ length: count }, (_, index) => {
    const day = Math.floor(index / ofDay) * ofDay;
    return offset(day) === offset(day + ofDay) ? offset(day) : offset(index);
  });
};

/** The weekday of 1 January 1970, a Thursday. */
const firstWeekday = 3;
const weekDays = 7;

/** A span of time that is already taken, epoch ms. */
export interface Taken {
  readonly from: number;
  readonly to: number;
}

export interface FreeStartsFacts {
  readonly hours: readonly WeeklyHours[];
  /** The mate's time zone (IANA): their hours follow its summer time. */
  readonly timeZone: string;
  readonly taken: readonly Taken[];
  readonly durationMinutes: number;
  readonly now: number;
}

/**
 * The first moment at or after `at` that is a multiple of the step by local time; offsets of some zones are not whole
 * half hours.
 */
const onStep = (timeZone: string, at: number, step: number): number => {
  const offset = offsetAt(timeZone, at);
  return Math.ceil((at + offset) / step) * step - offset;
};

/**
 * Possible starts of a game of this length, epoch ms, earliest first: the whole game lies within the mate's hours
 * (which may continue past midnight into those of the next day) and keeps the pause to everything taken.
 */
export const freeStarts = ({ hours, timeZone, taken, durationMinutes, now }: FreeStartsFacts): readonly number[] => {
  if (hours.length === 0) return [];
  const step = minutes(bookingTerms.startStepMinutes);
  const first = onStep(timeZone, now + bookingTerms.leadTime, step);
  const last = now + bookingTerms.horizon;
  const steps = Math.ceil(minutes(durationMinutes) / step);
  const count = Math.max(0, Math.floor((last - first) / step) + 1);
  const inside = offsetsOf(timeZone, first, step, count + steps).map((offset, index) => {
    const local = first + index * step + offset;
    const weekday = (Math.floor(local / days(1)) + firstWeekday) % weekDays;
    const minute = (local % days(1)) / minutes(1);
    return hours.some((span) => span.weekday === weekday && minute >= span.from && minute < span.to);
  });
  const isFree = (at: number): boolean => {
    const to = at + minutes(durationMinutes) + bookingTerms.pause;
    return taken.every((span) => to <= span.from || at >= span.to + bookingTerms.pause);
  };
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => inside.slice(index, index + steps).every(Boolean) && isFree(first + index * step))
    .map((index) => first + index * step);
};
