import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationDrawer } from '../../../src/client/pages/admin/sections/applications/application-drawer';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const at = '2026-05-01T12:00:00.000Z';
const id = '0190f000-0000-7000-8000-000000000201';
const application = {
  id,
  user: { id: '0190f000-0000-7000-8000-000000000202', username: 'Енот', avatarUrl: null, orders: 3, since: at },
  gameId: 'cs2',
  hoursPerWeek: 12,
  experience: 'Играю давно',
  links: [],
  status: 'SENT',
  answer: null,
  decidedBy: null,
  decidedAt: null,
  createdAt: at,
  earlier: [],
};

test('an application is approved only after a question that says what the person becomes', async () => {
  windowOf(1440);
  const { routes } = fakeServer({
    [`GET /v1/admin/mate-applications/${id}`]: () => ({ json: application }),
    [`POST /v1/admin/mate-applications/${id}/approve`]: () => ({ json: { ...application, status: 'APPROVED' } }),
    'GET /v1/admin/history': () => ({ json: { lines: [], notes: [], seen: 0 } }),
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
  });
  const approvals = () => routes().filter((route) => route.endsWith('/approve'));
  await renderInApp(<ApplicationDrawer id={id} />, { me: aClient({ permissions: ['ALL'] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Одобрить' }));
  const question = await screen.findByRole('dialog', { name: 'Сделать напарником: Енот?' });
  expect(question).toHaveTextContent(/Counter-Strike 2, уровень BEGINNER I, 67.% заказа/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(approvals()).toHaveLength(0);

  await userEvent.keyboard('a');
  const again = await screen.findByRole('dialog');
  expect(approvals()).toHaveLength(0);
  await userEvent.click(within(again).getByRole('button', { name: 'Одобрить' }));
  await waitFor(() => expect(approvals()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
