import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { DrawDrawer } from '#client/pages/desk/sections/draws/draw-drawer.tsx';
import { atDesk, fill, operator, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type Draw = CallResponse<'GET /v1/admin/draws/{id}'>;

const person = { id: '0190f000-0000-7000-8000-00000000000b', username: 'Енот', avatarUrl: null };
const past = '2020-11-01T10:00:00.000Z';
const winner = { place: 1, ticket: 36, person, paidAt: null };
const draw: Draw = {
  id: 2,
  title: 'Неделя тренировок',
  description: '',
  places: 3,
  prize: 500,
  status: 'OPEN',
  opensAt: past,
  closesAt: past,
  participants: 11,
  tickets: 53,
  seedHash: 'ab12',
  seed: null,
  askedBy: null,
  drawnAt: null,
  winners: [],
};
const drawn: Partial<Draw> = {
  status: 'DRAWN',
  drawnAt: past,
  seed: 'cd34',
  winners: [winner, { ...winner, place: 2 }],
};
const open = (change: Partial<Draw> = {}, handlers = {}) =>
  atDesk(<DrawDrawer id="2" />, { 'GET /v1/admin/draws/2': () => ({ json: { ...draw, ...change } }), ...handlers });
const route = (act: string) => `POST /v1/admin/draws/2/${act}`;

test('prizes are paid once for those who won them, and under one key after a lost answer', async () => {
  const answers = [() => refusal(503, 'INTERNAL_ERROR'), () => ({ json: draw })];
  const { sent } = await open(drawn, { [route('pay')]: () => answers.shift()?.() ?? {} });
  const pay = /^Выплатить/;
  await screen.findByRole('button', { name: pay });
  expect(screen.getAllByText('Призовой фонд').at(-1)?.nextElementSibling).toHaveTextContent(/1.000.₽/);
  const confirm = async () => within(await screen.findByRole('dialog')).getByRole('button', { name: 'Выплатить' });
  await press(pay);
  expect(sent(route('pay'))).toHaveLength(0);
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Победителей 2, всего 1.000.₽/);
  await userEvent.click(await confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ INTERNAL_ERROR');
  await waitFor(() => expect(screen.getByRole('button', { name: pay })).not.toHaveAttribute('aria-disabled'));
  await press(pay);
  await pressTwice(await confirm());
  await waitFor(() => expect(sent(route('pay'))).toHaveLength(2));
  expect(await screen.findByText(/Призы выплачены/)).toBeInTheDocument();
  expect(new Set(sent(route('pay')).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  expect(sent(route('pay')).map(({ body }) => body)).toEqual([{ seen }, { seen }]);
});

test('a winner does not pay the prizes', async () => {
  await open({ ...drawn, winners: [{ ...winner, person: operator }] });
  await screen.findByText('Победители');
  expect(screen.queryByRole('button', { name: /^Выплатить/ })).toBeNull();
});

test('winners are drawn only when tickets are no longer given', async () => {
  const { sent, unmount } = await open({ closesAt: '2099-01-01T00:00:00.000Z' });
  await screen.findByText('Операторы ещё ничего не делали');
  await userEvent.click(await screen.findByRole('button', { name: 'Определить победителей' }));
  expect(sent(route('draw'))).toHaveLength(0);
  unmount();
  const closed = await open({}, { [route('draw')]: () => ({ json: draw }) });
  await press('Определить победителей');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Участников 11, билетов 53, призовых мест 3');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Определить' }));
  await waitFor(() => expect(closed.sent(route('draw')).map(({ body }) => body)).toEqual([{ seen }]));
});

test('a draw is cancelled once, with words for its participants', async () => {
  const { sent } = await open({}, { [route('cancel')]: () => ({ json: draw }) });
  await press('Отменить…');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Участников11');
  await fill('Что увидит человек', 'Приз не приехал вовремя');
  await pressTwice(within(dialog).getByRole('button', { name: 'Отменить розыгрыш' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(route('cancel')).map(({ body }) => body)).toEqual([{ seen, reason: 'Приз не приехал вовремя' }]);
});

test('the seed of a cancelled draw is not promised', async () => {
  await open({ status: 'CANCELED' });
  await screen.findByText('Отпечаток зерна');
  expect(screen.queryByText('Зерно')).toBeNull();
});
