import type { WeeklySpan } from '#contract/squads/bookings.ts';
import { weeklyHoursTerms } from '#domain/bookings/weekly-hours.ts';
import { texts } from './texts';

/** Minutes of the day. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** The spans of each day, Monday first. */
export type Week = readonly (readonly DaySpan[])[];

const { dayMinutes, maxOfDay, stepMinutes } = weeklyHoursTerms;
const weekdays = [0, 1, 2, 3, 4] as const;

/** «09:30», «24:00». */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const spanText = ({ from, to }: DaySpan): string => `${clockText(from)}–${clockText(to)}`;

/** Every half hour from one minute of the day to another, inclusive. */
export const clockSteps = (first: number, last: number): readonly number[] =>
  Array.from({ length: (last - first) / stepMinutes + 1 }, (_, step) => first + step * stepMinutes);

export const weekOf = (spans: readonly WeeklySpan[]): Week =>
  Array.from({ length: 7 }, (_, day) =>
    spans
      .filter(({ weekday }) => weekday === day)
      .map(({ from, to }) => ({ from, to }))
      .sort((one, other) => one.from - other.from),
  );

/** In the order of the week: the same hours always give the same list. */
export const spansOf = (week: Week): WeeklySpan[] =>
  week.flatMap((spans, weekday) =>
    [...spans].sort((one, other) => one.from - other.from).map(({ from, to }) => ({ weekday, from, to })),
  );

export const sameWeek = (one: Week, other: Week): boolean =>
  JSON.stringify(spansOf(one)) === JSON.stringify(spansOf(other));

const evening: DaySpan = { from: 18 * 60, to: 22 * 60 };
const pauseMinutes = 60;

/** A day with one more span: an evening at first, else after the last one; null when there is no room. */
export const withOneMore = (spans: readonly DaySpan[]): readonly DaySpan[] | null => {
  if (spans.length === 0) return [evening];
  const last = Math.max(...spans.map(({ to }) => to));
  const first = Math.min(...spans.map(({ from }) => from));
  if (spans.length >= maxOfDay) return null;
  if (last + pauseMinutes < dayMinutes)
    return [...spans, { from: last + pauseMinutes, to: Math.min(dayMinutes, last + 3 * pauseMinutes) }];
  return first > 0
    ? [{ from: Math.max(0, first - 3 * pauseMinutes), to: Math.max(stepMinutes, first - 60) }, ...spans]
    : null;
};

export const withDay = (week: Week, day: number, spans: readonly DaySpan[]): Week =>
  week.map((before, index) => (index === day ? spans : before));

export const onWeekdays = (week: Week, day: number): Week =>
  week.map((before, index) => (weekdays.some((one) => one === index) ? (week[day] ?? []) : before));

export const isWeekday = (day: number): boolean => weekdays.some((one) => one === day);

/** What is wrong with a span among those of its day, and in which of its two fields; null when nothing is. */
export const spanError = (
  spans: readonly DaySpan[],
  position: number,
): { readonly field: 'from' | 'to'; readonly text: string } | null => {
  const span = spans[position];
  if (span === undefined) return null;
  if (span.from >= span.to) return { field: 'to', text: texts.backwards };
  // Of two overlapping spans only the later one shows the error.
  const other = spans.find((one, index) => index < position && one.from < span.to && span.from < one.to);
  return other === undefined ? null : { field: 'from', text: texts.overlaps(spanText(other)) };
};

export const hasError = (week: Week): boolean =>
  week.some((spans) => spans.some((_, position) => spanError(spans, position) !== null));
