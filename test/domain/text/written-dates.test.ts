import {
  dayKey,
  dayText,
  formatDayAndTime,
  formatFullMoment,
  formatMoment,
  monthText,
  shortWeekdayText,
  timeText,
  weekdayText,
} from '#domain/text/format-moment.ts';
import { plural } from '#domain/text/format.ts';
import { ownWallClock, wallClockIn, type WallTime } from '#domain/text/wall-time.ts';

const zones = ['Europe/Moscow', 'UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'];
/** A moment of each third day of two years, at changing times. */
const moments = Array.from({ length: 240 }, (_, step) => Date.UTC(2025, 0, 1) + step * (3 * 86_400_000 + 4_980_000));

const ways: readonly (readonly [string, Intl.DateTimeFormatOptions, (wall: WallTime) => string])[] = [
  ['time', { hour: '2-digit', minute: '2-digit' }, timeText],
  ['day', { day: 'numeric', month: 'long' }, dayText],
  ['key of a day', { day: '2-digit', month: '2-digit', year: 'numeric' }, dayKey],
  ['month', { month: 'short', year: 'numeric' }, (wall) => `${monthText(wall)} г.`],
  ['weekday', { weekday: 'long' }, weekdayText],
  ['short weekday', { weekday: 'short' }, shortWeekdayText],
];

test.each(ways)('a %s is written as Intl writes it, in every zone', (_name, options, write) => {
  for (const timeZone of zones) {
    const formatter = new Intl.DateTimeFormat('ru', { ...options, timeZone });
    const clock = wallClockIn(timeZone);
    expect(moments.map((at) => write(clock(at)))).toEqual(moments.map((at) => formatter.format(at)));
  }
});

test('moments with a time are written as Intl writes them', () => {
  const timeZone = 'Europe/Moscow';
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone };
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  const [short, full, date] = [
    { ...day, ...time },
    { ...day, ...time, year: 'numeric' } as const,
    { ...day, year: 'numeric' } as const,
  ].map((options) => new Intl.DateTimeFormat('ru', options));
  const now = Date.UTC(2030, 0, 1);
  for (const at of moments)
    expect([formatDayAndTime(at, timeZone), formatFullMoment(at, timeZone), formatMoment(at, now, timeZone)]).toEqual([
      short?.format(at),
      full?.format(at),
      date?.format(at),
    ]);
});

test('the machine’s own clock is that of its zone', () => {
  const clock = wallClockIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(moments.map(ownWallClock)).toEqual(moments.map(clock));
});

test('plural forms are those of Intl', () => {
  const rules = new Intl.PluralRules('ru-RU');
  const numbers = [
    ...Array.from({ length: 130 }, (_, number) => number),
    1001,
    1111,
    112_014,
    0.5,
    1.5,
    21.1,
    -1,
    -2,
    -11,
  ];
  const forms = { one: 'one', few: 'few', many: 'many', other: 'few', zero: 'few', two: 'few' } as const;
  expect(numbers.map((number) => plural(number, 'one', 'few', 'many'))).toEqual(
    numbers.map((number) => forms[rules.select(number)]),
  );
});
