import { formatMoment } from '../../../domain/text/format-moment';
import { currentTimeZone } from '../time/time-zone';

/** «29 декабря 2025 г.» reads better without its last two letters. */
const withoutYearMark = (text: string) => text.replace(/\s*г\.$/, '');

/** Time only for today, day and month for this year, else day, month and year. Epoch ms. */
export const formatDate = (moment: number, now: number): string => withoutYearMark(formatMoment(moment, now, currentTimeZone()));

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('ru', { ...options, timeZone: currentTimeZone() });

/** Date and time, for hints and screen readers. */
export const formatFullMoment = (moment: number): string =>
  formatter({ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(moment);

export const formatTime = (moment: number): string => formatter({ hour: '2-digit', minute: '2-digit' }).format(moment);
