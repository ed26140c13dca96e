import { screen } from '@testing-library/react';
import { setServerTime } from '#client/kit/time/server-now.ts';
import { WithdrawalAbout } from '#client/pages/desk/sections/withdrawals/withdrawal-about.tsx';
import { aWithdrawal } from '../../support/client/a-withdrawal';
import { renderInApp } from '../../support/client/render-in-app';

test.each([
  ['this year: day and month', '2026-11-20T10:00:00.000Z', '20 ноября'],
  ['before: with the year', '2025-11-20T10:00:00.000Z', '20 ноября 2025'],
])('since when somebody has been here reads like any date, %s', async (_when, since, text) => {
  setServerTime('2026-11-27T12:00:00.000Z');
  const withdrawal = aWithdrawal();
  await renderInApp(<WithdrawalAbout withdrawal={{ ...withdrawal, about: { ...withdrawal.about, since } }} />);
  expect(await screen.findByText(new RegExp(`с нами с ${text}$`))).toBeInTheDocument();
});
