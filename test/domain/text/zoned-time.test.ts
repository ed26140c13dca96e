import { days, hours } from '#domain/time/durations.ts';
import { hasWallClock, learnOffset, wallClockIn } from '#domain/text/wall-time.ts';
import { endOfDayAt, momentAt, offsetAt, offsetSpanAt } from '#domain/text/zoned-time.ts';

const iso = (moment: number) => new Date(moment).toISOString();

test.each([
  ['2026-11-26', 'Europe/Moscow', '2026-11-25T21:00:00.000Z'],
  ['2026-11-26T18:30', 'Europe/Moscow', '2026-11-26T15:30:00.000Z'],
  ['2026-11-26T18:30', 'Asia/Vladivostok', '2026-11-26T08:30:00.000Z'],
  ['2026-11-26T18:30', 'America/St_Johns', '2026-11-26T22:00:00.000Z'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
])('%s in %s is %s', (written, timeZone, moment) => {
  expect(iso(momentAt(written, timeZone))).toBe(moment);
});

test('on the day when clocks change, each side of the change has its own offset', () => {
  expect(iso(momentAt('2026-03-29T01:59', 'Europe/Berlin'))).toBe('2026-03-29T00:59:00.000Z');
  expect(iso(momentAt('2026-03-29T03:00', 'Europe/Berlin'))).toBe('2026-03-29T01:00:00.000Z');
  expect(iso(momentAt('2026-10-25T01:30', 'Europe/Berlin'))).toBe('2026-10-24T23:30:00.000Z');
  expect(iso(momentAt('2026-10-25T03:00', 'Europe/Berlin'))).toBe('2026-10-25T02:00:00.000Z');
});

test('a skipped hour is taken an hour later, an ambiguous one is the first of both', () => {
  expect(iso(momentAt('2026-03-29T02:30', 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z');
  expect(iso(momentAt('2026-10-25T02:30', 'Europe/Berlin'))).toBe('2026-10-25T00:30:00.000Z');
});

test('a day ends where the next begins, also one of 23 or 25 hours', () => {
  const hoursOf = (day: string) => (endOfDayAt(day, 'Europe/Berlin') + 1 - momentAt(day, 'Europe/Berlin')) / 3_600_000;
  expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(hoursOf)).toEqual([24, 23, 25]);
  expect(iso(endOfDayAt('2026-12-31', 'Europe/Moscow'))).toBe('2026-12-31T20:59:59.999Z');
});

test.each(['', '2026', '2026-11', '26.11.2026', '2026-13-01', '2026-11-26T25:00', '2026-11-26T18:30Z', 'вчера'])(
  '«%s» is no moment',
  (written) => {
    expect(momentAt(written, 'Europe/Moscow')).toBeNaN();
  },
);

test.each(['', 'вчера', '2026-13-01'])('«%s» has no end', (day) => {
  expect(endOfDayAt(day, 'Europe/Moscow')).toBeNaN();
});

const changeOfBerlin = Date.UTC(2026, 2, 29, 1);

test.each([
  ['Europe/Berlin', Date.UTC(2026, 5, 1), changeOfBerlin, Date.UTC(2026, 9, 25, 1)],
  ['Europe/Berlin', changeOfBerlin, changeOfBerlin, Date.UTC(2026, 9, 25, 1)],
  ['Europe/Berlin', changeOfBerlin - 1, Date.UTC(2025, 9, 26, 1), changeOfBerlin],
  ['Asia/Almaty', Date.UTC(2024, 5, 1), Date.UTC(2024, 1, 29, 18), null],
])('an offset holds from one change of clocks to the next: %s at %d', (timeZone, at, since, until) => {
  const span = offsetSpanAt(timeZone, at);
  expect(span).toEqual({ offset: offsetAt(timeZone, at), since, until: until ?? span.until });
  if (until === null) expect(span.until - at).toBeGreaterThan(days(300));
});

test('clocks of a zone whose offset is known show what its formatter says, on both sides of its bounds', () => {
  const timeZone = 'America/Santiago';
  const at = Date.UTC(2026, 10, 30, 12);
  const moments = Array.from({ length: 400 }, (_, step) => at + (step - 200) * days(5) + step * 3_720_000);
  const span = offsetSpanAt(timeZone, at);
  const asked = [...moments, span.since - 1, span.since, span.until - 1, span.until];
  const formatted = asked.map(wallClockIn(timeZone));
  learnOffset(timeZone, span);
  expect(asked.map(wallClockIn(timeZone))).toEqual(formatted);
});

test('moments of a known offset need no formatter', () => {
  const at = Date.UTC(2026, 10, 30, 12);
  learnOffset('Nowhere/Known', { offset: hours(3), since: at, until: at + 1 });
  expect(wallClockIn('Nowhere/Known')(at).hour).toBe(15);
  expect(() => wallClockIn('Nowhere/Known')(at + 1)).toThrow('time zone');
});

test('a zone is known by its name, and asked again gets the same answer', () => {
  const zones = ['Europe/Moscow', 'UTC', 'Europe/Nowhere', ''];
  const known = [true, true, false, false];
  expect([zones.map(hasWallClock), zones.map(hasWallClock)]).toEqual([known, known]);
});
