import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { formatTypedDay } from '#client/kit/display/calendar.ts';
import { setTimeZone } from '#client/kit/time/server-now.ts';
import { typedMoment } from '#client/kit/time/typed-time.ts';
import { periodFilter } from '#client/pages/desk/kit/list/filters.ts';
import { useAddressFilters } from '#client/pages/desk/kit/list/list-filters.ts';
import { rangeText } from '#client/pages/desk/kit/list/range-text.ts';
import { limitsOf, lastDay, noLimits } from '#client/pages/desk/sections/promo-codes/limits-fields.tsx';

/** The time zone of the operator's account; their browser is in another. */
beforeEach(() => setTimeZone('Asia/Vladivostok'));
afterEach(() => setTimeZone('Europe/Moscow'));

const filters = [periodFilter('Когда')];
const requestFor = (address: string) =>
  renderHook(() => useAddressFilters(filters, []), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[`/admin/audit?${address}`]}>{children}</MemoryRouter>
    ),
  }).result.current.query;

test('a period of a list holds whole days of the zone that its times are shown in', () => {
  expect(requestFor('from=2026-11-26&to=2026-11-26')).toEqual({
    from: '2026-11-25T14:00:00.000Z',
    to: '2026-11-26T13:59:59.999Z',
  });
});

test('a day in an address that is none narrows nothing', () => {
  expect(requestFor('from=вчера&to=2026-13-45')).toEqual({ from: undefined, to: undefined });
});

test('a minute that is typed is one of the same zone', () => {
  expect(typedMoment('2026-11-26T18:30')).toBe('2026-11-26T08:30:00.000Z');
  expect(typedMoment('')).toBeNull();
});

test('the last day of a promo code is its whole day, and is shown as the day that was typed', () => {
  const expiresAt = limitsOf({ ...noLimits, until: '2099-11-26' })?.expiresAt ?? null;
  expect(expiresAt).toBe('2099-11-26T13:59:59.999Z');
  expect(lastDay(expiresAt)).toBe('2099-11-26');
  expect(lastDay(null)).toBe('');
});

test('a chip says the ends of a period and of a sum in words', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z') });
  expect(rangeText('period', '2026-11-26', '')).toBe('с 26 ноября');
  expect(rangeText('period', '2025-12-31', '2026-11-26')).toBe('с 31 декабря 2025 по 26 ноября');
  expect(rangeText('period', '2026-11-26', '2026-11-26')).toBe('26 ноября');
  expect(rangeText('range', '1000', '50000')).toBe('от 1\u00a0000 до 50\u00a0000');
  expect(rangeText('range', '0.5', '1234.5')).toBe('от 0,5 до 1\u00a0234,5');
  expect(rangeText('range', '', '')).toBeNull();
  jest.useRealTimers();
});

test('a day is written as a day, today too, and what is none as it stands', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(formatTypedDay('2026-11-26', now)).toBe('26 ноября');
  expect(formatTypedDay('2026-01-01', now)).toBe('1 января');
  expect(formatTypedDay('вчера', now)).toBe('вчера');
});
