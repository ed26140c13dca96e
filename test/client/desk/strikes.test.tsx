import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import type { Me } from '#contract/schemas/me.ts';
import { StrikeDrawer } from '#client/pages/desk/sections/strikes/strike-drawer.tsx';
import { atDesk, fill, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type StrikeCase = CallResponse<'GET /v1/admin/strike-cases/{id}'>;

const id = '0190f000-0000-7000-8000-00000000000c';
const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
const aCase: StrikeCase = {
  id,
  person: { id: '0190f000-0000-7000-8000-00000000000a', username: 'Северин', avatarUrl: null },
  gameId: 'cs2',
  strikes: 4,
  openedAt: at(20),
  decision: null,
  reason: null,
  decidedAt: null,
  decidedBy: null,
  strikeList: [
    { id: 3, reason: 'LEFT_GAME', squadId: 42, createdAt: at(20), forgivenAt: null, counts: true },
    { id: 2, reason: 'MISSED_LOBBY', squadId: null, createdAt: at(19), forgivenAt: null, counts: false },
    { id: 1, reason: 'LEFT_LOBBY', squadId: 7, createdAt: at(10), forgivenAt: at(12), counts: false },
  ],
};
const decideRoute = `POST /v1/admin/strike-cases/${id}/decide`;

const open = (handlers: Parameters<typeof atDesk>[1] = {}, permissions: Me['permissions'] = ['ALL']) =>
  atDesk(
    <StrikeDrawer id={id} />,
    { [`GET /v1/admin/strike-cases/${id}`]: () => ({ json: aCase }), ...handlers },
    { permissions },
  );

test('a case says what each strike was for, in which squad, and which of them count', async () => {
  await open();
  expect(await screen.findByText(/вышел из игры/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^№/ }).map((link) => link.getAttribute('href'))).toStrictEqual([
    '/admin/squads/42',
    '/admin/squads/7',
  ]);
  expect(screen.getByText(/^уже не считается/)).toBeInTheDocument();
  expect(screen.getByText(/^прощено/)).toBeInTheDocument();
});

test('without the right to squads their numbers lead nowhere, without the one to access it cannot be taken', async () => {
  await open({}, ['UPDATE_MATE_ACCESS']);
  expect(await screen.findByText(/вышел из игры.*42/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^№/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Простить…' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Забрать/ })).not.toBeInTheDocument();
});

test('a case is decided once, with words for the mate; after a refusal they still stand', async () => {
  let answer = refusal(409, 'ADMIN_USER_HAS_SQUAD');
  const { sent } = await open({ [decideRoute]: () => answer });
  await press('Забрать доступ…');
  const dialog = within(await screen.findByRole('dialog'));
  const take = () => dialog.getByRole('button', { name: 'Забрать' });
  await userEvent.click(take());
  expect(sent(decideRoute)).toHaveLength(0);
  await fill(/человек/, 'Четыре раза за месяц бросал команду');
  await pressTwice(take());
  expect(await dialog.findByRole('alert')).toHaveTextContent('ADMIN_USER_HAS_SQUAD');
  const body = { decision: 'ACCESS_TAKEN', reason: 'Четыре раза за месяц бросал команду', seen };
  expect(sent(decideRoute).map((call) => call.body)).toStrictEqual([body]);

  answer = { status: 204 };
  await userEvent.click(take());
  expect(await screen.findByText('Решено')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
