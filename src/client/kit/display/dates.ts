import { currentTimeZone } from '../time/server-now';
import { formatFullMoment as fullMoment, formatMoment } from '#domain/text/format-moment.ts';
import { texts } from './texts';

type Format = (moment: number) => string;

/**
 * Formats epoch ms in the person's time zone. Creating an Intl formatter is expensive, and a screen of messages formats
 * hundreds of dates: one formatter is cached per zone.
 */
const inZone = (options: Intl.DateTimeFormatOptions): Format => {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (moment) => {
    const timeZone = currentTimeZone();
    const cached = formatters.get(timeZone);
    const formatter = cached ?? new Intl.DateTimeFormat('ru', { ...options, timeZone });
    if (cached === undefined) formatters.set(timeZone, formatter);
    return formatter.format(moment);
  };
};

/** The same text for all moments of one day in the person's time zone. */
export const dayOf = inZone({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** Drops « г.» at the end of «29 декабря 2025 г.». */
export const withoutYearMark = (text: string): string => text.replace(/\s*г\.$/, '');

/** Only the time for today, day and month for this year, otherwise day, month and year. Epoch ms. */
export const formatDate = (moment: number, now: number): string =>
  withoutYearMark(formatMoment(moment, now, currentTimeZone()));

const dayMs = 86_400_000;

/** «Сегодня», «Вчера», «12 ноября», «12 ноября 2025»: days in the person's time zone. Epoch ms. */
export const formatDay = (moment: number, now: number): string => {
  const day = dayOf(moment);
  if (day === dayOf(now)) return texts.today;
  return day === dayOf(now - dayMs) ? texts.yesterday : formatDate(moment, now);
};

/** Date and time, for tooltips and screen readers. */
export const formatFullMoment: Format = (moment) => fullMoment(moment, currentTimeZone());

const format = inZone({ month: 'short', year: 'numeric' });

/** «дек. 2024»: fits one line of a narrow column. Epoch ms. */
export const formatMonth = (moment: number): string => withoutYearMark(format(moment));

export const formatTime = inZone({ hour: '2-digit', minute: '2-digit' });
