import { act, screen } from '@testing-library/react';
import { MoneyCard } from '#client/pages/desk/sections/today/money-card.tsx';
import { atDesk, press } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';

const at = '2026-11-20T10:00:00.000Z';
const sums = { squads: 0, withdrawals: 0, reserves: 0, courses: 0, bookings: 0, service: 0, bonus: 0 };
const counts = { people: 1, withdrawalCount: 0, reserveCount: 0, inGame: 0, unsettled: 0, serviceToday: 0 };
const ledger = (operations: number) => ({ operations, sum: 0, accountsOff: 0, off: 0, checkedAt: at });
const route = 'GET /v1/admin/today/money';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('the money of today follows by the minute; the ledger is checked only on request, and a failed check is told', async () => {
  let balances = 100;
  let checks = 0;
  const { sent } = await atDesk(<MoneyCard />, {
    [route]: ({ url }) => {
      if (url.includes('check=true')) {
        checks += 1;
        if (checks === 1) return refusal(500, 'INTERNAL_ERROR');
      }
      return {
        json: { ...sums, ...counts, balances, burning: null, countedAt: at, ledger: ledger(checks > 1 ? 7 : 5) },
      };
    },
  });
  expect(await screen.findByText(/5 операц/)).toBeInTheDocument();
  balances = 250;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findAllByText(/^250/)).not.toHaveLength(0);
  expect(checks).toBe(0);
  await press('Проверить учёт');
  expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeInTheDocument();
  await press('Проверить учёт');
  expect(await screen.findByText(/7 операц/)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(checks).toBe(2);
  expect(sent(route).length).toBeGreaterThan(4);
});
