import { screen } from '@testing-library/react';
import { PaymentBreakdown } from '#client/entities/money/payment-breakdown.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const open = async (purse: { available: number; bonus: number; gift: number }, ...prices: number[]) => {
  fakeServer({ 'GET /v1/balance/summary': () => ({ json: { held: 0, reserved: 0, pending: 0, ...purse } }) });
  await renderInApp(<PaymentBreakdown prices={prices} />, { me: aClient(), path: '/' });
};

describe('the breakdown of a payment', () => {
  test('explains why sufficient bonuses do not cover the price, and what is missing', async () => {
    await open({ available: 0, bonus: 200, gift: 0 }, 19_900);
    expect(await screen.findByText(/^59,70\s₽$/)).toBeInTheDocument();
    expect(screen.getByText(/^139,30\s₽$/)).toBeInTheDocument();
    expect(screen.getByText(/Бонусами оплачивается до 30\s% цены.*140,30\s₽/)).toBeInTheDocument();
  });

  test('does not mention a limit that has no effect', async () => {
    await open({ available: 1000, bonus: 10, gift: 0 }, 19_900);
    expect(await screen.findByText(/^189\s₽$/)).toBeInTheDocument();
    expect(screen.queryByText(/Бонусами оплачивается/)).not.toBeInTheDocument();
  });
});
