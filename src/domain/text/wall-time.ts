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

/** A time zone's clocks are this far (ms, positive east) from UTC from one moment to another (epoch ms, without it). */
export interface OffsetSpan {
  readonly offset: number;
  readonly since: number;
  readonly until: number;
}

const spans = new Map<string, OffsetSpan>();

/** Tells what a zone's clocks show for a while, so that moments in it need no formatter. */
export const learnOffset = (timeZone: string, span: OffsetSpan): void => {
  spans.set(timeZone, span);
};

const utcWallClock: WallClock = (at) => {
  const date = new Date(at);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
};

const formattedClock = (timeZone: string): WallClock => {
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => {
    // «26/11/2026, 18:30»
    const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = formatter.format(at).split(/\D+/).map(Number);
    return { year, month, day, hour, minute };
  };
};

const formattedClocks = new Map<string, WallClock>();
/** There are fewer zones; of other spellings of their names there is no end. */
const mostKept = 600;

/**
 * The wall clock of a time zone (IANA). An Intl formatter is expensive to create, the first of a page most of all, so there
 * is one for all formats, and none as long as only moments of a known span are asked for (`learnOffset`).
 */
export const wallClockIn =
  (timeZone: string): WallClock =>
  (at) => {
    const span = spans.get(timeZone);
    if (span !== undefined && at >= span.since && at < span.until) return utcWallClock(at + span.offset);
    const known = formattedClocks.get(timeZone);
    if (known !== undefined) return known(at);
    if (formattedClocks.size >= mostKept) formattedClocks.clear();
    const clock = formattedClock(timeZone);
    formattedClocks.set(timeZone, clock);
    return clock(at);
  };

/** Whether this runtime knows such a time zone. Asked again, it needs no new formatter. */
export const hasWallClock = (timeZone: string): boolean => {
  try {
    wallClockIn(timeZone)(0);
    return true;
  } catch {
    return false;
  }
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
