import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { GiveAccess } from '#client/pages/desk/sections/mates/give-access.tsx';
import { MateDrawer } from '#client/pages/desk/sections/mates/mate-drawer.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

type Mate = CallResponse<'GET /v1/admin/mates/{id}'>;
const person = { id: '0190f000-0000-7000-8000-00000000000a', username: 'Северин', avatarUrl: null };
const { id } = person;

const aMate = (given: Partial<Mate> = {}): Mate => ({
  person,
  gameId: 'cs2',
  grade: 'PRO',
  percent: 82,
  rating: 4.95,
  reviewCount: 27,
  finishedOrders: 1211,
  hours: 1452,
  active: true,
  blocked: false,
  strikes: 0,
  missedOffAt: null,
  since: '2026-11-20T10:00:00.000Z',
  status: 'ACTIVE',
  blockedAt: null,
  blockReason: null,
  ordersOffUntil: null,
  missedInvitations: 0,
  missedLimit: 3,
  verifiedAt: null,
  categories: [
    { id: 1, name: 'Развлечение', chosen: true, needsVerification: false },
    { id: 2, name: 'Обучение', chosen: false, needsVerification: false },
    { id: 3, name: 'Игра с девушками', chosen: false, needsVerification: true },
  ],
  strikeList: [],
  caseId: null,
  squadId: null,
  mayAct: true,
  ...given,
});

const done = () => ({ status: 204 });
const reason = 'Так решили вдвоём';

const open = async (mate: Partial<Mate>, handlers: Readonly<Record<string, () => ReturnType<typeof refusal>>> = {}) => {
  const { calls } = fakeServer({
    [`GET /v1/admin/mates/${id}`]: () => ({ json: aMate(mate) }),
    [`GET /v1/admin/mates/${id}/percent-history`]: () => ({ json: [] }),
    'GET /v1/admin/history': () => ({ json: { seen: 5, lines: [], notes: [] } }),
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
    ...handlers,
  });
  await renderInApp(<MateDrawer id={id} />, { me: aClient({ permissions: ['ALL'] }) });
  await screen.findByText('82 %');
  return () => calls.filter(({ route }) => !route.startsWith('GET') && !route.endsWith('/looks'));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
const confirm = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
const tell = async () => userEvent.type((await dialog()).getByRole('textbox', { name: /Что увидит/ }), reason);
const closed = (title: string) => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());

beforeEach(() => windowOf(1440));

test('a level, what is known of the mate and categories are set together, and a refusal loses none of it', async () => {
  const answers = [refusal(409, 'ADMIN_CHANGED_MEANWHILE'), done()];
  const sent = await open({}, { [`PUT /v1/admin/mates/${id}/access`]: () => answers.shift() ?? done() });
  await press('Уровень и категории…');
  const form = await dialog();
  const needsVerification = form.getByRole('checkbox', { name: 'Игра с девушками' });
  expect(needsVerification).toBeDisabled();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Уровень' }), 'STAR');
  await userEvent.click(form.getByRole('checkbox', { name: /^Проверен/ }));
  await userEvent.click(needsVerification);
  await userEvent.click(form.getByRole('checkbox', { name: 'Развлечение' }));
  await tell();
  await confirm('Сохранить');
  expect(await form.findByRole('alert')).toHaveTextContent('Отказ ADMIN_CHANGED_MEANWHILE');
  await confirm('Сохранить');
  await closed('Уровень и категории');
  const body = { gameId: 'cs2', grade: 'STAR', categoryIds: [3], verified: true, reason, seen: 5 };
  expect(sent().map((call) => call.body)).toEqual([body, body]);
});

test('a category that needs a check goes with the check', async () => {
  const verifiedAt = '2026-11-20T10:00:00.000Z';
  const categories = aMate().categories.map((one) => ({ ...one, chosen: one.id !== 2 }));
  const sent = await open({ verifiedAt, categories }, { [`PUT /v1/admin/mates/${id}/access`]: done });
  await press('Уровень и категории…');
  await userEvent.click((await dialog()).getByRole('checkbox', { name: /^Проверен/ }));
  await tell();
  await confirm('Сохранить');
  await closed('Уровень и категории');
  expect(sent()[0]?.body).toMatchObject({ verified: false, categoryIds: [1] });
});

test.each([
  ['closed', false, 'Закрыть заказы', 'BLOCK'],
  ['opened', true, 'Открыть заказы', 'UNBLOCK'],
])('orders are %s for a reason', async (_what, blocked, title, action) => {
  const sent = await open({ blocked }, { [`PUT /v1/admin/mates/${id}/block`]: done });
  await press(`${title}…`);
  await confirm(title);
  expect(sent()).toHaveLength(0);
  await tell();
  await confirm(title);
  await closed(title);
  expect(sent().map(({ body }) => body)).toEqual([{ action, reason, seen: 5 }]);
});

test('access is taken for a reason', async () => {
  const sent = await open({}, { [`POST /v1/admin/mates/${id}/access/delete`]: done });
  await press('Забрать доступ…');
  await tell();
  await confirm('Забрать');
  await closed('Забрать доступ напарника');
  expect(sent().map(({ body }) => body)).toEqual([{ gameId: 'cs2', reason, seen: 5 }]);
});

test('nobody acts on a person with more rights than they have', async () => {
  await open({ mayAct: false });
  expect(screen.queryByRole('button', { name: /…$/ })).toBeNull();
});

test('a blocked account and what the mate was warned for are told in words', async () => {
  const strike = { squadId: null, createdAt: '2026-11-20T10:00:00.000Z', forgivenAt: null, counts: true };
  await open({
    status: 'BLOCKED',
    strikeList: [
      { ...strike, id: 1, reason: 'Не пришёл' },
      { ...strike, id: 2, reason: 'Опоздал', forgivenAt: '2026-11-21T10:00:00.000Z' },
      { ...strike, id: 3, reason: 'Ушёл раньше', counts: false },
    ],
  });
  expect(screen.getByText('Заблокирован')).toBeInTheDocument();
  const after = (what: string) => screen.getByText(what).nextElementSibling?.textContent ?? '';
  expect(
    ['Не пришёл', 'Опоздал', 'Ушёл раньше'].map((what) => /^(прощено|уже не считается)?/.exec(after(what))?.[0]),
  ).toEqual(['', 'прощено', 'уже не считается']);
});

test('access without an application goes to a person who was chosen, not to whoever the letters may mean', async () => {
  const { calls } = fakeServer({
    'GET /v1/admin/search': () => ({
      json: { found: [{ kind: 'user', id, title: 'Северин', hint: '', path: '/', person }] },
    }),
    [`POST /v1/admin/mates/${id}/access`]: done,
  });
  const onClose = jest.fn();
  await renderInApp(<GiveAccess onClose={onClose} />, { me: aClient({ permissions: ['ALL'] }) });
  const sent = () => calls.filter(({ route }) => route.startsWith('POST'));
  await tell();
  await confirm('Выдать');
  await userEvent.type((await dialog()).getByRole('textbox', { name: 'Кому' }), 'Сев');
  const found = await screen.findByRole('button', { name: /Северин/ });
  await confirm('Выдать');
  expect(sent()).toHaveLength(0);
  await userEvent.click(found);
  await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: 'Игра' }), 'dota2');
  await confirm('Выдать');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent().map(({ body }) => body)).toEqual([{ gameId: 'dota2', grade: 'BEGINNER_I', reason }]);
});
