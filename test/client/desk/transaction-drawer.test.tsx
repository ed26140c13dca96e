import { screen } from '@testing-library/react';
import { TransactionDrawer } from '#client/pages/desk/sections/transactions/transaction-drawer.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const at = '2026-05-01T12:00:00.000Z';
const person = { id: '0190f000-0000-7000-8000-000000000101', username: 'Енот', avatarUrl: null };

const openOperation = async (kind: string): Promise<void> => {
  windowOf(1440);
  fakeServer({
    'GET /v1/admin/transactions/77': () => ({
      json: {
        id: '77',
        person,
        type: 'CORRECTION',
        amount: 150,
        bonusAmount: 150,
        giftAmount: 0,
        bonusReason: 'CLIENT_TOPUP_BONUS',
        squadId: null,
        reversal: false,
        comment: null,
        createdAt: at,
        details: {},
        operation: { id: '0190f000-0000-7000-8000-000000000102', kind, actor: null, createdAt: at },
        transfers: [],
        chain: [],
        squad: null,
      },
    }),
    'GET /v1/admin/history': () => ({ json: { lines: [], notes: [], seen: 0 } }),
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
  });
  await renderInApp(<TransactionDrawer id="77" />, { me: aClient({ permissions: ['ALL'] }) });
};

test('an operation with bonus money says what it was given for', async () => {
  await openOperation('deposit');
  expect(await screen.findByText('Бонус за пополнение')).toBeInTheDocument();
});

test('an operation says in words what was done', async () => {
  await openOperation('squad.lobbyExpired');
  expect(await screen.findByText('Лобби истекло')).toBeInTheDocument();
});

test('an operation stored under a name no longer in use is shown by that name', async () => {
  await openOperation('demo step');
  expect(await screen.findByText('demo step')).toBeInTheDocument();
});
