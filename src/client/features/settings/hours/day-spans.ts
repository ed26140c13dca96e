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
const usualMinutes = 2 * 60;

/** What a day has left, in its order. */
const gapsOf = (spans: readonly DaySpan[]): readonly DaySpan[] => {
  const sorted = [...spans].sort((one, other) => one.from - other.from);
  const ends = sorted.map((_, index) => Math.max(...sorted.slice(0, index + 1).map(({ to }) => to)));
  return [0, ...ends]
    .map((from, index) => ({ from, to: sorted[index]?.from ?? dayMinutes }))
    .filter(({ from, to }) => from < to);
};

/** Two hours next to what ends a gap, or what it has, with a pause to other spans; null when that leaves nothing. */
const spanIn = (gap: DaySpan): DaySpan | null => {
  const last = gap.to === dayMinutes ? dayMinutes : gap.to - pauseMinutes;
  const first = gap.from === 0 ? 0 : gap.from + pauseMinutes;
  if (first >= last) return null;
  return gap.to === dayMinutes
    ? { from: first, to: Math.min(first + usualMinutes, last) }
    : { from: Math.max(first, last - usualMinutes), to: last };
};

/**
 * A day with one more span: an evening at first, else as late as there is room; null when there is none, or it has as
 * many as it may.
 */
export const withOneMore = (spans: readonly DaySpan[]): readonly DaySpan[] | null => {
  if (spans.length === 0) return [evening];
  const gaps = gapsOf(spans);
  const more = gaps.flatMap((gap) => spanIn(gap) ?? []).at(-1) ?? gaps.at(-1);
  if (spans.length >= maxOfDay || more === undefined) return null;
  const next = spans.findIndex(({ from }) => from > more.from);
  return next === -1 ? [...spans, more] : spans.toSpliced(next, 0, more);
};

/** Why a day takes no more spans; null when it does. */
export const whyNoMore = (spans: readonly DaySpan[]): string | null => {
  if (spans.length >= maxOfDay) return texts.full;
  return withOneMore(spans) === null ? texts.wholeDay : null;
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
