import { screen } from '@testing-library/react';
import { BalanceCard } from '#client/pages/balance/balance-card.tsx';
import { fakeServer } from '../support/client/fake-server';
import { aClient, aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

beforeEach(() => {
  const ends = { amount: 200, at: '2030-05-01T00:00:00.000Z' };
  const summary = { available: 0, held: 0, reserved: 0, withdrawing: 0, bonus: 200, gift: 300, ends };
  fakeServer({ 'GET /v1/balance/summary': () => ({ json: summary }) });
});

test('a client hears what bonuses and gifts will pay', async () => {
  await renderInApp(<BalanceCard />, { me: aClient() });
  expect(await screen.findByText(/оплатят до/)).toBeInTheDocument();
  expect(screen.getByText(/оплатят весь сквад/)).toBeInTheDocument();
  expect(screen.getByText(/сгорят/)).toBeInTheDocument();
});

test('a mate, who never pays, is told neither what bonuses and gifts would pay nor when they end', async () => {
  await renderInApp(<BalanceCard />, { me: aMate() });
  expect(await screen.findByText(/Бонусы/)).toBeInTheDocument();
  expect(screen.queryByText(/оплатят|сгорят/)).not.toBeInTheDocument();
});
