import { type WallClock, wallClockIn, type WallTime } from './wall-time';

/** Written by hand and not by Intl, whose first formatter takes a slow phone a tenth of a second. */
const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;

const shortMonths = [
  'янв.',
  'февр.',
  'март',
  'апр.',
  'май',
  'июнь',
  'июль',
  'авг.',
  'сент.',
  'окт.',
  'нояб.',
  'дек.',
] as const;

const weekdays = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'] as const;

const shortWeekdays = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] as const;

const two = (value: number): string => String(value).padStart(2, '0');

/** «18:40» */
export const timeText = ({ hour, minute }: WallTime): string => `${two(hour)}:${two(minute)}`;

/** «24 ноября» */
export const dayText = ({ day, month }: WallTime): string => `${day} ${months[month - 1] ?? ''}`;

/** «24.11.2026»: the same text for all moments of one day. */
export const dayKey = ({ day, month, year }: WallTime): string => `${two(day)}.${two(month)}.${year}`;

/** «дек. 2024» */
export const monthText = ({ month, year }: WallTime): string => `${shortMonths[month - 1] ?? ''} ${year}`;

const weekdayOf = ({ year, month, day }: WallTime): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** «четверг» */
export const weekdayText = (moment: WallTime): string => weekdays[weekdayOf(moment)] ?? '';

/** «чт» */
export const shortWeekdayText = (moment: WallTime): string => shortWeekdays[weekdayOf(moment)] ?? '';

/** A time zone (IANA), or a clock that shows its time. */
type Where = string | WallClock;

const clockOf = (where: Where): WallClock => (typeof where === 'string' ? wallClockIn(where) : where);

/** The time of day alone: «18:40». Epoch ms. */
export const formatTime = (at: number, where: Where): string => timeText(clockOf(where)(at));

/**
 * A moment for display: the time if it is today, day and month if it is this year, otherwise with the year
 * (specification, section 9). Epoch ms.
 */
export const formatMoment = (at: number, now: number, where: Where): string => {
  const clock = clockOf(where);
  const [moment, today] = [clock(at), clock(now)];
  if (dayKey(moment) === dayKey(today)) return timeText(moment);
  return moment.year === today.year ? dayText(moment) : `${dayText(moment)} ${moment.year} г.`;
};

/** Day and time: «24 ноября в 18:40». Epoch ms. */
export const formatDayAndTime = (at: number, where: Where): string => {
  const moment = clockOf(where)(at);
  return `${dayText(moment)} в ${timeText(moment)}`;
};

/** Time zone (IANA) of people who have not chosen one. */
export const defaultTimeZone = 'Europe/Moscow';

/** Date and time with the year: «24 ноября 2026 г. в 18:40». Epoch ms. */
export const formatFullMoment = (at: number, where: Where): string => {
  const moment = clockOf(where)(at);
  return `${dayText(moment)} ${moment.year} г. в ${timeText(moment)}`;
};
