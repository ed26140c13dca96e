import { currentTimeZone } from '../time/server-now';
import { formatMoment } from '../../../domain/text/format-moment';
import { texts } from './texts';

type Format = (moment: number) => string;

/**
 * Writes epoch ms where the person is. Intl formatters are dear to make, and a screen of messages needs hundreds: one
 * is kept for each zone.
 */
const inZone = (options: Intl.DateTimeFormatOptions): Format => {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (moment) => {
    const timeZone = currentTimeZone();
    const known = kept.get(timeZone);
    const formatter = known ?? new Intl.DateTimeFormat('ru', { ...options, timeZone });
    if (known === undefined) kept.set(timeZone, formatter);
    return formatter.format(moment);
  };
};

/** The same for all moments of one day of the person's. */
export const dayOf = inZone({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** «29 декабря 2025 г.» reads better without its last two letters. */
export const withoutYearMark = (text: string): string => text.replace(/\s*г\.$/, '');

/** Time only for today, day and month for this year, else day, month and year. Epoch ms. */
export const formatDate = (moment: number, now: number): string =>
  withoutYearMark(formatMoment(moment, now, currentTimeZone()));

const dayMs = 86_400_000;

/** «Сегодня», «Вчера», «12 ноября», «12 ноября 2025»: days of the person's own time zone. Epoch ms. */
export const formatDay = (moment: number, now: number): string => {
  const day = dayOf(moment);
  if (day === dayOf(now)) return texts.today;
  return day === dayOf(now - dayMs) ? texts.yesterday : formatDate(moment, now);
};

/** Date and time, for hints and screen readers. */
export const formatFullMoment = inZone({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const format = inZone({ month: 'short', year: 'numeric' });

/** «дек. 2024»: one line of a narrow column. Epoch ms. */
export const formatMonth = (moment: number): string => withoutYearMark(format(moment));

export const formatTime = inZone({ hour: '2-digit', minute: '2-digit' });
