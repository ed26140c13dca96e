import { currentClock } from '../time/server-now';
import {
  dayKey,
  formatFullMoment as fullMoment,
  formatMoment,
  monthText,
  timeText,
} from '#domain/text/format-moment.ts';
import { texts } from './texts';

/** «26.11.2026»: the same text for all moments of one day in the person's time zone. Epoch ms. */
export const dayOf = (moment: number): string => dayKey(currentClock()(moment));

/** Drops « г.» at the end of «29 декабря 2025 г.». */
export const withoutYearMark = (text: string): string => text.replace(/\s*г\.$/, '');

/** Only the time for today, day and month for this year, otherwise day, month and year. Epoch ms. */
export const formatDate = (moment: number, now: number): string =>
  withoutYearMark(formatMoment(moment, now, currentClock()));

const dayMs = 86_400_000;

/** «Сегодня», «Вчера», «12 ноября», «12 ноября 2025»: days in the person's time zone. Epoch ms. */
export const formatDay = (moment: number, now: number): string => {
  const day = dayOf(moment);
  if (day === dayOf(now)) return texts.today;
  return day === dayOf(now - dayMs) ? texts.yesterday : formatDate(moment, now);
};

/** Date and time, for tooltips and screen readers. Epoch ms. */
export const formatFullMoment = (moment: number): string => fullMoment(moment, currentClock());

/** «дек. 2024»: fits one line of a narrow column. Epoch ms. */
export const formatMonth = (moment: number): string => monthText(currentClock()(moment));

/** «18:40» in the person's time zone. Epoch ms. */
export const formatTime = (moment: number): string => timeText(currentClock()(moment));
