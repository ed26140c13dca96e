import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { SquadDrawer } from '#client/pages/desk/sections/squads/squad-drawer.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

type Squad = CallResponse<'GET /v1/admin/squads/{id}'>;
type Answered = () => ReturnType<typeof refusal>;
const mate = { id: '0190f000-0000-7000-8000-00000000000a', username: 'Северин', avatarUrl: null };
const client = { id: '0190f000-0000-7000-8000-00000000000b', username: 'Енот', avatarUrl: null };
const at = '2026-11-20T10:00:00.000Z';
const paid = { amount: 1000, subsidy: 0, refunded: 0, spent: 0, moved: 0, held: 1000, paidAt: at };
const reason = 'Игра не началась, люди ждут';

/** With a refund of n %, the client gets 10 ₽ for each percent and the mate the rest. */
const outcomes = Array.from({ length: 101 }, (_, percent) => ({
  percent,
  returned: [{ userId: client.id, amount: percent * 10 }],
  paid: [{ userId: mate.id, amount: (100 - percent) * 10 }],
  service: 0,
  subsidyBack: 0,
  held: 0,
}));

let squads = 18_000;
/** A squad of its own for each test: drafts outlive the drawer. */
const open = async (given: Partial<Squad>, history: Answered, answers: readonly Answered[] = []) => {
  squads += 1;
  const id = squads;
  const coming = [...answers];
  const squad: Squad = {
    id,
    gameId: 'cs2',
    gameName: 'Counter-Strike 2',
    kind: 'FUN',
    durationMinutes: 60,
    status: 'IN_A_GAME',
    paused: false,
    disputed: false,
    members: [
      { ...mate, type: 'MATE' },
      { ...client, type: 'CLIENT' },
    ],
    held: 1000,
    createdAt: at,
    next: null,
    platform: 'PC',
    languages: ['ru'],
    ownerId: client.id,
    finishedAt: null,
    settledAt: null,
    mates: [{ id: mate.id, percent: 80, quote: 1000, confirmed: true }],
    payments: [{ ...paid, payer: client }],
    paidOut: 0,
    serviceHolds: 1000,
    deadlines: [],
    people: { [mate.id]: mate, [client.id]: client },
    history: [],
    chatId: null,
    own: false,
    mayDisband: true,
    outcomes,
    ...given,
  };
  const act = () => (coming.shift() ?? (() => ({ status: 204 })))();
  const { calls } = fakeServer({
    [`GET /v1/admin/squads/${id}`]: () => ({ json: squad }),
    [`GET /v1/admin/squads/${id}/pov-requests`]: () => ({ json: [] }),
    'GET /v1/admin/history': history,
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
    [`POST /v1/admin/squads/${id}/disband`]: act,
    [`POST /v1/admin/squads/${id}/pov-request`]: act,
  });
  await renderInApp(<SquadDrawer id={id} />, { me: aClient({ permissions: ['ALL'] }) });
  await screen.findByText('Counter-Strike 2, Развлечение');
  return () => calls.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body);
};

const seen5 = () => ({ json: { seen: 5, lines: [], notes: [] } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const gone = (name: RegExp) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const told = () => document.body.textContent.replaceAll(/\s/g, ' ');

beforeEach(() => windowOf(1440));

test('a running game is disbanded with the split that stood next to the button', async () => {
  const sent = await open({}, seen5, [() => refusal(409, 'ADMIN_CHANGED_MEANWHILE')]);
  await press('Распустить…');
  const form = await dialog(/^Распустить сквад/);
  await userEvent.click(form.getByRole('button', { name: /25/ }));
  expect(told()).toMatch(/Енот.{0,20}250 ₽.*Северин.{0,20}750 ₽/);
  await userEvent.click(form.getByRole('button', { name: 'Распустить' }));
  expect(sent()).toHaveLength(0);
  await userEvent.selectOptions(form.getByRole('combobox'), reason);
  await userEvent.click(form.getByRole('button', { name: 'Распустить' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Отказ ADMIN_CHANGED_MEANWHILE');
  await userEvent.click(form.getByRole('button', { name: 'Отмена' }));
  await press('Распустить…');
  const again = await dialog(/^Распустить сквад/);
  await userEvent.click(again.getByRole('button', { name: 'Распустить' }));
  await gone(/^Распустить сквад/);
  expect(sent()).toEqual(Array(2).fill({ refundPercent: 25, reason, seen: 5 }));
});

test('a squad that has not started is disbanded without a split', async () => {
  const sent = await open({ status: 'READY', outcomes: [] }, seen5);
  await press('Распустить…');
  const form = await dialog(/^Распустить сквад/);
  expect(form.queryByRole('slider')).toBeNull();
  await userEvent.selectOptions(form.getByRole('combobox'), reason);
  await userEvent.click(form.getByRole('button', { name: 'Распустить' }));
  await gone(/^Распустить сквад/);
  expect(sent()).toEqual([{ refundPercent: null, reason, seen: 5 }]);
});

test('nothing is disbanded before it is known what others have decided about the squad', async () => {
  const sent = await open({}, () => refusal(500, 'INTERNAL_ERROR'));
  await press('Распустить…');
  const form = await dialog(/^Распустить сквад/);
  await userEvent.selectOptions(form.getByRole('combobox'), reason);
  await userEvent.click(form.getByRole('button', { name: 'Распустить' }));
  expect(sent()).toEqual([]);
});

test('a recording is asked of the player who was chosen, also after a refusal', async () => {
  const sent = await open({ status: 'FINISHED', mayDisband: false }, seen5, [() => refusal(409, 'NOT_FOUND')]);
  expect(screen.queryByRole('button', { name: 'Распустить…' })).toBeNull();
  await press('Попросить запись');
  const form = await dialog(/^Попросить запись/);
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'У кого' }), 'Енот');
  await userEvent.type(form.getByRole('textbox'), 'Нужна для спора');
  await userEvent.click(form.getByRole('button', { name: 'Попросить' }));
  await form.findByRole('alert');
  await userEvent.click(form.getByRole('button', { name: 'Попросить' }));
  await gone(/^Попросить запись/);
  expect(sent()).toEqual(Array(2).fill({ userId: client.id, reason: 'Нужна для спора' }));
});

test('an operator who plays in the squad decides nothing about it', async () => {
  await open({ own: true, status: 'FINISHED' }, seen5);
  expect(screen.getByText(/решает другой/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Распустить|Попросить/ })).toBeNull();
});

test('money that does not add up is marked, and every way it went is told', async () => {
  await open({ serviceHolds: 900, payments: [{ ...paid, payer: client, refunded: 300, held: 700 }], held: 700 }, seen5);
  expect(screen.getByText('Удержание не сходится с платежами')).toBeInTheDocument();
  expect(told()).toMatch(/Оплачено: Енот1 000 ₽Возвращено.300 ₽Удержано700 ₽/);
  expect(told()).not.toMatch(/Доплата сервиса|Ушло/);
});
