import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { CorrectionDrawer } from '#client/pages/desk/sections/corrections/correction-drawer.tsx';
import { atDesk, fill, operator, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type Correction = CallResponse<'GET /v1/admin/corrections/{id}'>;

const id = '0190f000-0000-7000-8000-000000000c01';
const path = `/v1/admin/corrections/${id}`;
const confirm = `POST ${path}/confirm`;
const reject = `POST ${path}/reject`;
const person = { id: '0190f000-0000-7000-8000-0000000000b2', username: 'Енот', avatarUrl: null };
const other = { id: '0190f000-0000-7000-8000-0000000000b3', username: 'Смотритель', avatarUrl: null };

const correction: Correction = {
  id,
  person,
  amount: -12_000,
  kind: 'ABUSE',
  money: 'OWN',
  status: 'WAITING',
  comment: 'Пополнил чужой картой',
  answer: null,
  askedBy: other,
  decidedBy: null,
  transactionId: null,
  available: 15_000,
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
};

const open = (change: Partial<Correction> = {}, handlers = {}) =>
  atDesk(<CorrectionDrawer id={id} />, {
    [`GET ${path}`]: () => ({ json: { ...correction, ...change } }),
    ...handlers,
  });

test('a second operator sees the balance before and after, and moves the money once, under one key after a lost answer', async () => {
  let lost = true;
  const { sent } = await open(
    {},
    {
      [confirm]: () => {
        if (lost) throw new TypeError('the answer was lost');
        return { json: correction };
      },
    },
  );
  const button = await screen.findByRole('button', { name: 'Подтвердить и провести' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByText(/^15.000.₽$/)).toBeInTheDocument();
  expect(screen.getByText(/^3.000.₽$/)).toBeInTheDocument();
  await pressTwice(button);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(sent(confirm).map(({ body }) => body)).toStrictEqual([{ seen }]);
  lost = false;
  await press('Подтвердить и провести');
  expect(await screen.findByText('Баланс поправлен')).toBeInTheDocument();
  expect(new Set(sent(confirm).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test('a correction is refused with a reason; the words stand when somebody was faster', async () => {
  const { sent } = await open({}, { [reject]: () => refusal(409, 'ADMIN_CHANGED_MEANWHILE') });
  await press('Отклонить');
  const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить поправку' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(sent(reject)).toHaveLength(0);
  await fill(/журнал/, 'Карта оказалась его собственной');
  await pressTwice(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('ADMIN_CHANGED_MEANWHILE');
  expect(sent(reject).map(({ body }) => body)).toStrictEqual([{ seen, reason: 'Карта оказалась его собственной' }]);
  expect(dialog.getByRole('textbox')).toHaveValue('Карта оказалась его собственной');
});

test('who asked for a correction cannot confirm it, only take it back, and reads that it was', async () => {
  await open({ askedBy: operator }, { [reject]: () => ({ json: correction }) });
  await screen.findByRole('button', { name: 'Отозвать' });
  expect(screen.queryByRole('button', { name: 'Подтвердить и провести' })).not.toBeInTheDocument();
  await press('Отозвать');
  const dialog = within(await screen.findByRole('dialog', { name: 'Отозвать поправку' }));
  await fill(/журнал/, 'Ошибка в сумме поправки');
  await userEvent.click(dialog.getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByText('Поправка отозвана')).toBeInTheDocument();
});

test.each([
  ['the operator’s own money', { person: operator }],
  ['one that is decided', { status: 'REJECTED', answer: 'Карта оказалась его собственной' } as const],
])('nothing is decided about %s', async (_which, change) => {
  await open(change);
  await screen.findByText('Операторы ещё ничего не делали');
  for (const name of ['Подтвердить и провести', 'Отклонить', 'Отозвать'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
