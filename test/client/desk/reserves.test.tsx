import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { ReserveDrawer } from '#client/pages/desk/sections/reserves/reserve-drawer.tsx';
import { atDesk, fill, operator, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type Reserve = CallResponse<'GET /v1/admin/reserves/{id}'>;
type Part = Reserve['rows'][number];

const id = '0190f000-0000-7000-8000-000000000801';
const at = '2026-11-20T10:00:00.000Z';
const person = (last: string, username: string) => ({
  id: `0190f000-0000-7000-8000-0000000000${last}`,
  username,
  avatarUrl: null,
});
const part: Part = {
  id: '0190f000-0000-7000-8000-000000000901',
  amount: 1000,
  comment: 'Разбор демки',
  status: 'PENDING',
  answer: null,
  bySilence: false,
  createdAt: at,
  confirmsAt: at,
  decidedAt: null,
};
const second: Part = { ...part, id: '0190f000-0000-7000-8000-000000000902', amount: 500, comment: 'Второй разбор' };
const reserve: Reserve = {
  id,
  mate: person('b1', 'Алиса'),
  client: person('b2', 'Енот'),
  amount: 6000,
  paid: 2000,
  waiting: 1500,
  free: 2500,
  kind: 'OTHER',
  status: 'RESERVED',
  createdAt: at,
  comment: '',
  articleId: null,
  transactionId: '5',
  fundedAt: at,
  closedAt: null,
  rows: [part, second],
};
const open = (change: Partial<Reserve> = {}, handlers = {}) =>
  atDesk(<ReserveDrawer id={id} />, {
    [`GET /v1/admin/reserves/${id}`]: () => ({ json: { ...reserve, ...change } }),
    ...handlers,
  });
const ask = async (comment: string, act: string) => {
  const panel = (await screen.findByText(comment)).closest('section');
  if (panel === null) throw new Error('a part has no panel');
  await userEvent.click(await within(panel).findByRole('button', { name: act }));
  return screen.findByRole('dialog');
};
const toPerson = 'Что увидит человек';
const toLog = 'Почему: для журнала';

test('an operator who decides for the client sees what the money is for, and when silence would decide', async () => {
  const paid: Part = { ...second, status: 'CONFIRMED', bySilence: true, decidedAt: '2025-11-23T10:00:00.000Z' };
  await open({
    kind: 'BLOG_ARTICLE',
    articleId: 12,
    comment: 'Гайд по Мираж к пятнице',
    createdAt: '2025-11-03T10:00:00.000Z',
    fundedAt: '2025-11-04T10:00:00.000Z',
    rows: [{ ...part, confirmsAt: '2025-11-29T10:00:00.000Z' }, paid],
  });
  expect(await screen.findByText('Гайд по Мираж к пятнице')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /12/ })).toHaveAttribute('href', '/admin/articles/12');
  expect(screen.getByRole('link', { name: '5' })).toHaveAttribute('href', '/admin/transactions/5');
  for (const day of [/^3 ноября/, /^4 ноября/, /^29 ноября/, /^23 ноября/])
    expect(screen.getByText(day)).toBeInTheDocument();
  expect(screen.getByText(/^Решено молчанием/)).toBeInTheDocument();
});

test('a payment whose answer was lost goes out again under its key, also when its dialog was closed meanwhile', async () => {
  const route = `POST /v1/admin/reserves/${id}/rows/${part.id}/confirm`;
  const lost = () => {
    throw new TypeError('the answer was lost');
  };
  const { sent } = await open({}, { [route]: lost });
  await ask('Разбор демки', 'Подтвердить');
  await fill(toLog, 'Клиент согласился письмом');
  const send = async (times: number) => {
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => expect(sent(route)).toHaveLength(times));
    await screen.findByRole('alert');
  };
  await send(1);
  await userEvent.keyboard('{Escape}');
  await ask('Разбор демки', 'Подтвердить');
  await send(2);
  expect(new Set(sent(route).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  await fill(toLog, 'Клиент согласился по телефону');
  await send(3);
  expect(new Set(sent(route).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
});

test('a part is paid to the mate for the client, once, in the version that was seen', async () => {
  const route = `POST /v1/admin/reserves/${id}/rows/${part.id}/confirm`;
  const { sent } = await open({}, { [route]: () => ({ json: reserve }) });
  const dialog = await ask('Разбор демки', 'Подтвердить');
  expect(dialog).toHaveTextContent(/Уйдёт напарнику1.000.₽/);
  await fill(toLog, 'Клиент согласился письмом');
  await pressTwice(within(dialog).getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(route).map(({ body }) => body)).toEqual([{ seen, reason: 'Клиент согласился письмом' }]);
  expect(sent(route)[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{8,}$/);
});

test('the words to a mate about one part are not offered for the next, and outlive a refusal', async () => {
  const route = `POST /v1/admin/reserves/${id}/rows/${part.id}/reject`;
  await open({}, { [route]: () => refusal(409, 'ADMIN_CHANGED_MEANWHILE') });
  await ask('Разбор демки', 'Отклонить');
  await fill(toPerson, 'Эту часть уже оплатили');
  await press('Отклонить');
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ ADMIN_CHANGED_MEANWHILE');
  expect(screen.getByRole('textbox', { name: toPerson })).toHaveValue('Эту часть уже оплатили');
  await userEvent.keyboard('{Escape}');
  await ask('Второй разбор', 'Отклонить');
  expect(screen.getByRole('textbox', { name: toPerson })).toHaveValue('');
});

test('a cancelled reserve gives the client all that the mate was not paid', async () => {
  const route = `POST /v1/admin/reserves/${id}/cancel`;
  const { sent } = await open({}, { [route]: () => ({ json: reserve }) });
  await press('Отменить резерв');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/Вернётся клиенту4.000.₽/);
  await fill(toLog, 'Напарник перестал отвечать');
  await pressTwice(within(dialog).getByRole('button', { name: 'Отменить резерв' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(route).map(({ body }) => body)).toEqual([{ seen, reason: 'Напарник перестал отвечать' }]);
});

test.each([
  ['the operator’s own, as the mate', { mate: operator }],
  ['the operator’s own, as the client', { client: operator }],
  ['one that is over', { status: 'UNRESERVED' } as const],
])('nothing is decided about %s', async (_which, change) => {
  await open(change);
  await screen.findByText('Разбор демки');
  await screen.findByText('Операторы ещё ничего не делали');
  for (const name of ['Подтвердить', 'Отклонить', 'Отменить резерв'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
