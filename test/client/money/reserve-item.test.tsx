import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReserveItem } from '../../../src/client/pages/money/reserves/reserve-item';
import { fakeServer } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const id = '0190f000-0000-7000-8000-00000000000a';
const reserve = {
  id,
  mate: { id: aMate().id, username: 'Северин', avatarUrl: null },
  client: { id: '0190f000-0000-7000-8000-00000000000b', username: 'Киберкот', avatarUrl: null },
  amount: 1500,
  paid: 0,
  waiting: 0,
  free: 1500,
  kind: 'OTHER',
  articleId: null,
  comment: '',
  replaceKey: null,
  status: 'RESERVED',
  createdAt: '2026-11-01T10:00:00.000Z',
  linkExpiresAt: '2026-11-08T10:00:00.000Z',
  fundedAt: '2026-11-01T11:00:00.000Z',
  closedAt: null,
  token: null,
} as const;

test('an opened reserve is shown as it is now, whatever the list knew', async () => {
  const { routes } = fakeServer({
    [`GET /v1/balance-reserve/${id}`]: () => ({ json: { ...reserve, paid: 500, free: 1000 } }),
    [`GET /v1/balance-reserve/${id}/unreserve-transactions`]: () => ({ json: [] }),
  });
  await renderInApp(<ReserveItem reserve={reserve} side="MATE" />, { me: aMate() });
  expect(screen.getByText(/^свободно 1\s500/)).toBeInTheDocument();
  expect(routes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Киберкот' }));
  expect(await screen.findByText(/^свободно 1\s000/)).toBeInTheDocument();
  expect(routes()).toContain(`GET /v1/balance-reserve/${id}`);
});
