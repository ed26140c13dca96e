import { screen } from '@testing-library/react';
import { WithdrawalSteps } from '#client/pages/desk/sections/withdrawals/withdrawal-steps.tsx';
import { renderInApp } from '../../support/client/render-in-app';

const asked = {
  createdAt: '2026-11-20T10:00:00.000Z',
  confirmedAt: null,
  changedAt: '2026-11-20T12:00:00.000Z',
  reference: null,
  canceled: false,
  underWay: null,
};

test.each([
  ['waits for an operator before it is confirmed', 'WAITING_FOR_CONFIRMATION', 1],
  ['waits for nobody once it is refused', 'REJECTED', 0],
] as const)('a withdrawal %s', async (_what, status, count) => {
  await renderInApp(<WithdrawalSteps withdrawal={{ ...asked, status }} />);
  expect(screen.queryAllByText('ждёт оператора')).toHaveLength(count);
});

test.each([
  [null, 'нужен номер перевода'],
  ['SENT', 'у провайдера'],
] as const)('a confirmed withdrawal whose payout is %s says «%s»', async (underWay, told) => {
  const confirmed = { ...asked, status: 'CONFIRMED', confirmedAt: asked.changedAt, underWay } as const;
  await renderInApp(<WithdrawalSteps withdrawal={confirmed} />);
  expect(screen.getByText(told)).toBeInTheDocument();
});
