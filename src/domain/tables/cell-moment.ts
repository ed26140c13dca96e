import { days, hours, minutes, seconds } from '../time/durations';
import { momentAt } from '../text/zoned-time';
import { plainText, type Reading, shownCell, type TableCell } from './table-cell';

/** A wall clock: epoch ms as if its digits were UTC; `offset` from UTC in ms where it was written, else null. */
interface Clock {
  readonly digits: number;
  readonly offset: number | null;
}

/** Days from the spreadsheets' day 0 to 1970, and the days that are taken for dates: 1954 to 2119. */
const serials = { epoch: 25_569, from: 20_000, to: 80_000 } as const;

const clockOfSerial = (serial: number): Clock | null =>
  serial < serials.from || serial > serials.to
    ? null
    : { digits: Math.round(((serial - serials.epoch) * days(1)) / seconds(1)) * seconds(1), offset: null };

const time = String.raw`(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?`;
const russian = new RegExp(String.raw`^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})${time}$`);
const iso = new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})${time}$`);

const offsetOf = (zone: string | undefined): number | null => {
  if (zone === undefined) return null;
  if (zone === 'Z') return 0;
  const size = hours(Number(zone.slice(1, 3))) + minutes(Number(zone.slice(-2)));
  return zone.startsWith('-') ? -size : size;
};

const clockOfText = (text: string): Clock | null => {
  const found = russian.exec(text) ?? iso.exec(text);
  if (!found?.groups) return null;
  const { year = '', month, day } = found.groups;
  const [hour, minute, second, zone] = found.slice(4);
  const date = [year.length === 2 ? 2000 + Number(year) : Number(year), Number(month) - 1, Number(day)] as const;
  const midnight = new Date(Date.UTC(...date));
  const isDay = midnight.getUTCMonth() === date[1] && midnight.getUTCDate() === date[2];
  const parts = [Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0)] as const;
  if (!isDay || parts[0] > 23 || parts[1] > 59 || parts[2] > 59) return null;
  return {
    digits: midnight.getTime() + hours(parts[0]) + minutes(parts[1]) + seconds(parts[2]),
    offset: offsetOf(zone),
  };
};

const clockOf = (cell: TableCell): Clock | null => {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : { digits: cell.getTime(), offset: null };
  if (typeof cell === 'number') return clockOfSerial(cell);
  if (typeof cell !== 'string') return null;
  const text = plainText(cell);
  return /^\d{5}(?:[.,]\d+)?$/.test(text) ? clockOfSerial(Number(text.replace(',', '.'))) : clockOfText(text);
};

const unread = (cell: TableCell) => ({ why: `не дата: «${shownCell(cell)}», нужна вида 05.11.2026 или 2026-11-05` });

/**
 * A moment as Russian spreadsheets, ISO 8601 and serial numbers of days write it; without a zone of its own in `zone`
 * (IANA). Epoch ms; null for an empty cell.
 */
export const readMoment = (cell: TableCell, zone: string): Reading<number | null> => {
  if (shownCell(cell) === '') return { value: null };
  const clock = clockOf(cell);
  if (clock === null) return unread(cell);
  if (clock.offset !== null) return { value: clock.digits - clock.offset };
  const minute = momentAt(new Date(clock.digits).toISOString().slice(0, 16), zone);
  return { value: minute + (clock.digits % minutes(1)) };
};

/** A day, `2026-11-05`, as it stands in the file. */
export const readDay = (cell: TableCell): Reading<string> => {
  const clock = clockOf(cell);
  return clock === null ? unread(cell) : { value: new Date(clock.digits).toISOString().slice(0, 10) };
};
