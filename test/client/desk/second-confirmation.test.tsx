import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecideWithdrawal } from '#client/pages/desk/sections/withdrawals/decide-withdrawal.tsx';
import { aWithdrawal } from '../../support/client/a-withdrawal';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const operator = aClient({ permissions: ['ALL'] });
const { id } = aWithdrawal();

/** A large withdrawal with the first confirmation of this operator, as `operator` opens it. */
const openHalfConfirmed = async (halfConfirmedBy: string) => {
  const { calls } = fakeServer({
    'GET /v1/admin/history': () => ({ json: { seen: 1, lines: [], notes: [] } }),
    [`POST /v1/admin/withdrawals/${id}/confirm`]: () => ({ json: aWithdrawal({ status: 'CONFIRMED' }) }),
  });
  const withdrawal = aWithdrawal({ halfConfirmed: true, halfConfirmedBy, twoOperators: true });
  await renderInApp(<DecideWithdrawal withdrawal={withdrawal} />, { me: operator });
  return () => calls.filter(({ route }) => route.endsWith('/confirm')).length;
};
const button = () => screen.getByRole('button', { name: /Подтвердить вторым/ });

test('whoever confirmed a large withdrawal first cannot confirm it a second time, and reads why', async () => {
  const sent = await openHalfConfirmed(operator.id);
  await waitFor(() => expect(button()).toHaveAccessibleDescription(/второе ставит другой оператор/));
  await userEvent.keyboard('a');
  await userEvent.click(button());
  expect(sent()).toBe(0);
});

test('another operator confirms what the first one began', async () => {
  const sent = await openHalfConfirmed('0190f000-0000-7000-8000-00000000000f');
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button());
  await waitFor(() => expect(sent()).toBe(1));
});
