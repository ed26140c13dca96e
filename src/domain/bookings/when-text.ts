import { dayKey, dayText, formatTime, shortWeekdayText } from '../text/format-moment';
import type { WallClock } from '../text/wall-time';
import { days } from '../time/durations';

/** «сегодня», «завтра»; null for other days. Epoch ms; `clock` shows the time of the person's zone. */
export const nearDay = (moment: number, now: number, clock: WallClock): 'сегодня' | 'завтра' | null => {
  const day = dayKey(clock(moment));
  if (day === dayKey(clock(now))) return 'сегодня';
  return day === dayKey(clock(now + days(1))) ? 'завтра' : null;
};

/** «сегодня в 20:00», «завтра в 20:00», «вт, 24 ноября в 20:00». Epoch ms; `clock` shows the time of the person's zone. */
export const whenText = (moment: number, now: number, clock: WallClock): string => {
  const wall = clock(moment);
  return `${nearDay(moment, now, clock) ?? `${shortWeekdayText(wall)}, ${dayText(wall)}`} в ${formatTime(moment, clock)}`;
};

/** «Сегодня в 20:00», for titles. */
export const whenTitle = (moment: number, now: number, clock: WallClock): string => {
  const text = whenText(moment, now, clock);
  return text.slice(0, 1).toLocaleUpperCase('ru') + text.slice(1);
};
