import { formatMoment } from '../../../domain/text/format-moment';
import { currentTimeZone } from '../time/time-zone';

/** «29 декабря 2025 г.» reads better without its last two letters. */
const withoutYearMark = (text: string) => text.replace(/\s*г\.$/, '');

/** Time only for today, day and month for this year, else day, month and year. Epoch ms. */
export const formatDate = (moment: number, now: number): string => withoutYearMark(formatMoment(moment, now, currentTimeZone()));

type Format = (moment: number) => string;

/** Intl formatters are dear to make, and a screen of messages needs hundreds: one is kept for each zone. */
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

/** Date and time, for hints and screen readers. */
export const formatFullMoment = inZone({ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' });

export const formatTime = inZone({ hour: '2-digit', minute: '2-digit' });
