import { endOfDayAt, momentAt } from '#domain/text/zoned-time.ts';

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
