import { currentTimeZone } from '../time/time-zone';

type Format = (moment: number) => string;

/** Writes epoch ms where the person is. Intl formatters are dear to make, and a screen of messages needs hundreds: one is kept for each zone. */
export const inZone = (options: Intl.DateTimeFormatOptions): Format => {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (moment) => {
    const timeZone = currentTimeZone();
    const known = kept.get(timeZone);
    const formatter = known ?? new Intl.DateTimeFormat('ru', { ...options, timeZone });
    if (known === undefined) kept.set(timeZone, formatter);
    return formatter.format(moment);
  };
};
