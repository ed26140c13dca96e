import { days, hours, minutes } from '../time/durations';

/** A short text for a span in milliseconds, with at most two units, rounded down: «22 мин», «3 ч 20 мин», «2 д 3 ч». */
export const shortSpan = (ms: number): string => {
  const [day, hour, minute] = [days(1), hours(1), minutes(1)];
  const parts =
    ms >= day
      ? [`${Math.floor(ms / day)} д`, Math.floor((ms % day) / hour) > 0 ? `${Math.floor((ms % day) / hour)} ч` : '']
      : ms >= hour
        ? [
            `${Math.floor(ms / hour)} ч`,
            Math.floor((ms % hour) / minute) > 0 ? `${Math.floor((ms % hour) / minute)} мин` : '',
          ]
        : [`${Math.floor(ms / minute)} мин`];
  return parts.filter(Boolean).join('\u00a0');
};
