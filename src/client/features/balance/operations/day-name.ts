import { currentTimeZone } from '../../../ui/time/time-zone';
import { texts } from './texts';

const dayMs = 24 * 60 * 60 * 1000;

const format = (options: Intl.DateTimeFormatOptions, moment: number): string =>
  new Intl.DateTimeFormat('ru', { ...options, timeZone: currentTimeZone() }).format(moment);

const dayOf = (moment: number): string => format({ year: 'numeric', month: 'numeric', day: 'numeric' }, moment);
const yearOf = (moment: number): string => format({ year: 'numeric' }, moment);

/** «Сегодня», «Вчера», «18 ноября», «29 декабря 2025»: days of the person's own time zone. Epoch ms. */
export const dayName = (moment: number, now: number): string => {
  if (dayOf(moment) === dayOf(now)) return texts.today;
  if (dayOf(moment) === dayOf(now - dayMs)) return texts.yesterday;
  const sameYear = yearOf(moment) === yearOf(now);
  return format({ day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) }, moment).replace(/\s*г\.$/, '');
};
