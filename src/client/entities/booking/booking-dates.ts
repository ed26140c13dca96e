import { nearDay, whenText as when, whenTitle as titleOf } from '#domain/bookings/when-text.ts';
import { days, hours, minutes } from '#domain/time/durations.ts';
import { dayOf, formatTime } from '../../kit/display/dates';
import { defineTexts } from '../../kit/texts/define-texts';
import { currentClock } from '../../kit/time/server-now';
import { dayText, shortWeekdayText, weekdayText } from '#domain/text/format-moment.ts';

const texts = defineTexts({
  ru: {
    until: (time: string, day: string) => `${time} ${day}`,
    inMinutes: (count: number) => `через ${count} мин.`,
    inHours: (count: number) => `через ${count} ч`,
    inDays: (count: number) => `через ${count} дн.`,
  },
});

/** «сегодня в 20:00», «завтра в 20:00», «вт, 24 ноября в 20:00», in the person's time zone. Epoch ms. */
export const whenText = (moment: number, now: number): string => when(moment, now, currentClock());

/** «Сегодня в 20:00», for titles. Epoch ms. */
export const whenTitle = (moment: number, now: number): string => titleOf(moment, now, currentClock());

/** Follows the word «до»: «20:00», «20:00 завтра», «20:00 24 ноября». Epoch ms. */
export const untilText = (moment: number, now: number): string => {
  const clock = currentClock();
  const near = nearDay(moment, now, clock);
  const day = near ?? dayText(clock(moment));
  return near === 'сегодня' ? formatTime(moment) : texts.until(formatTime(moment), day);
};

/** Days since 1970 in the person's time zone. */
const calendarDay = (moment: number): number => {
  const [day = '', month = '', year = ''] = dayOf(moment).split('.');
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / days(1);
};

/**
 * «через 3 ч», from two days on «через 2 дн.», counted in calendar days; null for a moment that has passed. Epoch ms.
 */
export const inText = (moment: number, now: number): string | null => {
  const left = moment - now;
  if (left <= 0) return null;
  if (left < hours(1)) return texts.inMinutes(Math.max(1, Math.round(left / minutes(1))));
  if (left < days(2)) return texts.inHours(Math.round(left / hours(1)));
  return texts.inDays(calendarDay(moment) - calendarDay(now));
};

/** One day of a strip of days: `key` is the same for all moments of the day. */
export interface StripDay {
  readonly key: string;
  /** «вт» */
  readonly weekday: string;
  readonly day: string;
  /** «вторник, 24 ноября» */
  readonly name: string;
}

/**
 * The next `count` days in the person's time zone. It advances by half a day at a time, because with daylight saving
 * time a step of 24 hours may skip a day. Epoch ms.
 */
export const stripOf = (now: number, count: number): readonly StripDay[] => {
  const byKey = new Map<string, number>();
  for (let moment = now; byKey.size < count; moment += days(1) / 2)
    if (!byKey.has(dayOf(moment))) byKey.set(dayOf(moment), moment);
  return [...byKey].map(([key, moment]) => {
    const wall = currentClock()(moment);
    return {
      key,
      weekday: shortWeekdayText(wall),
      day: String(wall.day),
      name: `${weekdayText(wall)}, ${dayText(wall)}`,
    };
  });
};

/** The hour in the person's time zone, 0 to 23. */
export const hourOf = (moment: number): number => Number(formatTime(moment).slice(0, 2));
