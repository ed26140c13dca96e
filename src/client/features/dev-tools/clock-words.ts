import { texts } from './texts';

const minute = 60_000;

/** «2 д 3 ч 5 мин» of milliseconds; the smallest part is a minute. */
export const clockWords = (ms: number): string => {
  const all = Math.round(ms / minute);
  const [days, hours, minutes] = [Math.floor(all / 1440), Math.floor((all % 1440) / 60), all % 60];
  return [days > 0 && texts.days(days), hours > 0 && texts.hours(hours), minutes > 0 && texts.minutes(minutes)].filter(Boolean).join(' ');
};
