import { formatDate } from '../../ui/data/format-date';
import { currentTimeZone } from '../../ui/time/time-zone';
import { texts } from './texts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-21` where the person is. The formatters are dear to make: a chat asks of every row. */
export const dayOf = (moment: number): string => {
  const timeZone = currentTimeZone();
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone });
  formatters.set(timeZone, formatter);
  return formatter.format(moment);
};

const dayMs = 86_400_000;

/** What stands above the first message of a day: «Сегодня», «Вчера», «12 ноября», «12 ноября 2025». */
export const formatDay = (moment: number, now: number): string => {
  const day = dayOf(moment);
  if (day === dayOf(now)) return texts.today;
  return day === dayOf(now - dayMs) ? texts.yesterday : formatDate(moment, now);
};
