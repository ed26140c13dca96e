import { formatMonthName } from '#client/kit/display/calendar.ts';
import { monthPeriod, monthsSince } from '#client/kit/time/months.ts';
import { setTimeZone } from '#client/kit/time/server-now.ts';

beforeEach(() => setTimeZone('Asia/Vladivostok'));
afterEach(() => setTimeZone('Europe/Moscow'));

const at = (iso: string) => Date.parse(iso);

test('months go from now back to the first, over the end of a year', () => {
  expect(monthsSince(at('2025-11-15T00:00:00Z'), at('2026-02-01T00:00:00Z'))).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ]);
});

test('whoever came this month has this month alone', () => {
  expect(monthsSince(at('2026-11-20T00:00:00Z'), at('2026-11-26T00:00:00Z'))).toEqual(['2026-11']);
});

test('a month begins and ends by the clocks of the zone that times are shown in', () => {
  // In Vladivostok it is already the first of December.
  expect(monthsSince(at('2026-11-30T20:00:00Z'), at('2026-11-30T20:00:00Z'))).toEqual(['2026-12']);
  expect(monthPeriod('2026-12')).toEqual({ from: '2026-11-30T14:00:00.000Z', to: '2026-12-31T13:59:59.999Z' });
});

test('a month is written out', () => {
  expect(formatMonthName('2026-11')).toBe('ноябрь 2026');
});
