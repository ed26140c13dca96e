type Format = (at: number) => string;

const formats = new Map<string, Format>();

/** Intl formatters are expensive to create, so they are cached by time zone. */
const formatIn = (timeZone: string, key: string, options: Intl.DateTimeFormatOptions): Format => {
  const name = `${key} ${timeZone}`;
  const known = formats.get(name);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('ru', { ...options, timeZone });
  const format: Format = (at) => formatter.format(at);
  formats.set(name, format);
  return format;
};

const dayKey = (timeZone: string) => formatIn(timeZone, 'key', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The time of day alone: «18:40». Epoch ms and an IANA time zone. */
export const formatTime = (at: number, timeZone: string): string =>
  formatIn(timeZone, 'time', { hour: '2-digit', minute: '2-digit' })(at);

/**
 * A moment for display: the time if it is today, day and month if it is this year, otherwise with the year
 * (specification, section 9). Epoch ms and an IANA time zone.
 */
export const formatMoment = (at: number, now: number, timeZone: string): string => {
  const [day, today] = [dayKey(timeZone)(at), dayKey(timeZone)(now)];
  if (day === today) return formatTime(at, timeZone);
  if (day.slice(-4) === today.slice(-4)) return formatIn(timeZone, 'day', { day: 'numeric', month: 'long' })(at);
  return formatIn(timeZone, 'date', { day: 'numeric', month: 'long', year: 'numeric' })(at);
};

/** Day and time: «24 ноября в 18:40». Epoch ms and an IANA time zone. */
export const formatDayAndTime = (at: number, timeZone: string): string =>
  formatIn(timeZone, 'moment', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })(at);

/** Time zone (IANA) of people who have not chosen one. */
export const defaultTimeZone = 'Europe/Moscow';

/** Date and time with the year: «24 ноября 2026 г. в 18:40». Epoch ms and an IANA time zone. */
export const formatFullMoment = (at: number, timeZone: string): string =>
  formatIn(timeZone, 'full', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' })(
    at,
  );
