import { formatDuration, formatNumber, formatRating, formatRubles } from '#domain/text/format.ts';
import { formatMoment } from '#domain/text/format-moment.ts';

test('an hour is «час», everything else is minutes', () => {
  expect([30, 60, 120].map(formatDuration)).toEqual(['30 мин.', 'час', '120 мин.']);
});

test('sums have narrow spaces that do not break, and kopecks only where there are some', () => {
  expect([482_000, 0, 5, -20_000, 123_456_750].map(formatRubles)).toEqual([
    '4\u00a0820\u00a0₽',
    '0\u00a0₽',
    '0,05\u00a0₽',
    '\u2212200\u00a0₽',
    '1\u00a0234\u00a0567,50\u00a0₽',
  ]);
});

const now = Date.UTC(2026, 0, 15, 12);
const moscow = (at: number): string => formatMoment(at, now, 'Europe/Moscow');

test('today only the time is said', () => {
  expect(moscow(Date.UTC(2026, 0, 15, 9, 5))).toBe('12:05');
});

test('this year the day and the month, else the year too', () => {
  expect(moscow(Date.UTC(2026, 0, 14, 9))).toBe('14 января');
  expect(moscow(Date.UTC(2025, 11, 31, 9))).toMatch(/^31 декабря 2025/);
});

test('today and this year are those of the person’s time zone', () => {
  expect(moscow(Date.UTC(2026, 0, 14, 21, 30))).toBe('00:30');
  expect(formatMoment(Date.UTC(2025, 11, 31, 21, 30), now, 'Europe/Moscow')).toBe('1 января');
  expect(formatMoment(Date.UTC(2025, 11, 31, 21, 30), now, 'UTC')).toMatch(/^31 декабря 2025/);
});

test.each([
  [0, 2, '0'],
  [1234.5, 2, '1\u00a0234,5'],
  [1_000_000, 2, '1\u00a0000\u00a0000'],
  [0.049, 1, '0'],
  [0.05, 1, '0,1'],
  [99.96, 1, '100'],
  [-2.25, 2, '\u22122,25'],
])('%d with at most %d digits behind the comma is «%s»', (value, most, text) => {
  expect(formatNumber(value, most)).toBe(text);
});

test('a mean of reviews has two digits behind the comma', () => {
  expect([4.5, 5, 4.125].map(formatRating)).toEqual(['4,50', '5,00', '4,13']);
});
