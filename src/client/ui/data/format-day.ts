import { dayOf } from './day-of';
import { formatDate } from './format-date';
import { texts } from './texts';

const dayMs = 86_400_000;

/** «Сегодня», «Вчера», «12 ноября», «12 ноября 2025»: days of the person's own time zone. Epoch ms. */
export const formatDay = (moment: number, now: number): string => {
  const day = dayOf(moment);
  if (day === dayOf(now)) return texts.today;
  return day === dayOf(now - dayMs) ? texts.yesterday : formatDate(moment, now);
};
