import { screen, waitFor } from '@testing-library/react';
import type { CallResponse } from '#client/api/call.ts';
import { RingDrawer } from '#client/pages/desk/sections/rings/ring-drawer.tsx';
import { atDesk, fill, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';

type Ring = CallResponse<'GET /v1/admin/rings/{id}'>;

const id = '0190f000-0000-7000-8000-000000000901';
const at = '2026-11-20T10:00:00.000Z';
const [mateId, clientId] = ['0190f000-0000-7000-8000-0000000000b1', '0190f000-0000-7000-8000-0000000000b2'];
const ring: Ring = {
  id,
  state: 'OPEN',
  names: ['Алиса', 'Никто7'],
  people: 2,
  score: 80,
  held: 1105.85,
  foundAt: at,
  waitsSince: at,
  decidedAt: null,
  members: [
    { id: mateId, username: 'Алиса', avatarUrl: null, isMate: true, createdAt: at },
    { id: clientId, username: 'Никто7', avatarUrl: null, isMate: false, createdAt: at },
  ],
  links: [{ oneId: mateId, otherId: clientId, score: 80, reasons: ['SAME_DEVICE', 'SILENT'], foundAt: at }],
  gifts: [
    {
      id: '0190f000-0000-7000-8000-0000000000c1',
      person: { id: mateId, username: 'Алиса', avatarUrl: null },
      kind: 'PAY',
      amount: 1105.85,
      state: 'HELD',
      squadId: 18_028,
      heldAt: at,
      dueAt: at,
    },
  ],
  decidedBy: null,
  undoable: false,
  seen: 4,
};

const open = (change: Partial<Ring> = {}, handlers = {}) =>
  atDesk(<RingDrawer id={id} />, {
    [`GET /v1/admin/rings/${id}`]: () => ({ json: { ...ring, ...change } }),
    ...handlers,
  });

test('an operator sees who is linked with whom, and why in words', async () => {
  await open();
  expect(await screen.findByRole('img', { name: /2 аккаунта, 1 связь/ })).toBeInTheDocument();
  expect(screen.getByText('Алиса и Никто7')).toBeInTheDocument();
  expect(screen.getByText('заходят с одного устройства, ни слова в чате', { selector: ':not(title)' })).toBeVisible();
});

test.each([
  ['release', 'Разные люди'],
  ['take', 'Один человек'],
] as const)('%s is one decision for the whole ring, with a reason', async (act, button) => {
  const route = `POST /v1/admin/rings/${id}/${act}`;
  const { sent } = await open({}, { [route]: () => ({ json: ring }) });
  await press(button);
  await fill(/Причина|Почему/, 'Посмотрел обоих');
  await press(button);
  await waitFor(() => expect(sent(route).map(({ body }) => body)).toEqual([{ seen, reason: 'Посмотрел обоих' }]));
});

test('a decided ring offers only to undo it, and says when the money is gone', async () => {
  const route = `POST /v1/admin/rings/${id}/undo`;
  await open({ state: 'RELEASED', undoable: true }, { [route]: () => refusal(409, 'RISK_MONEY_GONE') });
  expect(await screen.findByRole('button', { name: 'Отменить решение' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Один человек' })).toBeNull();
  await press('Отменить решение');
  await fill(/Причина|Почему/, 'Поторопился');
  await press('Отменить решение');
  expect(await screen.findByRole('alert')).toHaveTextContent('RISK_MONEY_GONE');
});
