import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { ChangePromoCode } from '#client/pages/desk/sections/promo-codes/change-promo-code.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

type PromoCode = CallResponse<'GET /v1/admin/promo-codes/{code}'>;

const promo = (maxUses: number): PromoCode => ({
  code: 'AUTUMN',
  person: null,
  percent: 10,
  amount: null,
  gameId: null,
  categoryIds: [],
  categoryKinds: [],
  expiresAt: null,
  maxUses,
  maxUsesPerUser: 1,
  uses: 3,
  state: 'ACTIVE',
  createdBy: null,
  askedBy: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  categories: [],
  statistics: { squads: 0, people: 0, discount: 0, paid: 0 },
  squads: [],
});

const edit = () => screen.getByRole('button', { name: /^Изменить/ });

/** Opens the limits of the code as it is stored. */
const openLimits = async (maxUses: number) => {
  fakeServer({ 'GET /v1/admin/history': () => ({ json: { seen: 1, lines: [], notes: [] } }) });
  const shown = await renderInApp(<ChangePromoCode promo={promo(maxUses)} />, {
    me: aClient({ permissions: ['ALL'] }),
  });
  await waitFor(() => expect(edit()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(edit());
  return shown;
};
const total = () => screen.findByRole('textbox', { name: /^Всего/ });

test('limits typed into the dialog outlive Escape, as unsaved; not a change by another operator', async () => {
  const first = await openLimits(10);
  await userEvent.clear(await total());
  await userEvent.type(await total(), '25');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(edit());
  expect(await total()).toHaveValue('25');
  expect(screen.getByText('Показаны несохранённые правки')).toBeInTheDocument();
  first.unmount();

  await openLimits(50);
  expect(await total()).toHaveValue('50');
  expect(screen.queryByText('Показаны несохранённые правки')).not.toBeInTheDocument();
});
