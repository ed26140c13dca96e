/** What a clock on the wall shows: the month from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The wall clock of some place: what it shows at a moment (epoch ms). */
export type WallClock = (at: number) => WallTime;

const clocks = new Map<string, WallClock>();

/**
 * The wall clock of a time zone (IANA), one for all formats: an Intl formatter is expensive to create, the first of a page
 * most of all.
 */
export const wallClockIn = (timeZone: string): WallClock => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const clock: WallClock = (at) => {
    // «26/11/2026, 18:30»
    const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = formatter.format(at).split(/\D+/).map(Number);
    return { year, month, day, hour, minute };
  };
  clocks.set(timeZone, clock);
  return clock;
};

/** The clock of the machine itself. It needs no Intl. */
export const ownWallClock: WallClock = (at) => {
  const date = new Date(at);
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
  };
};
