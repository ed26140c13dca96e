import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { OperatorsSection } from '#client/pages/desk/sections/operators/operators-section.tsx';
import { atDesk, operator as me, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type Operator = CallResponse<'GET /v1/admin/operators'>['operators'][number];

/** Another operator in each test: drafts outlive the form. */
let id = '';
beforeEach(() => {
  id = crypto.randomUUID();
});
const badger: Omit<Operator, 'id'> = {
  username: 'Барсук',
  avatarUrl: null,
  status: 'ACTIVE',
  permissions: ['MANAGE_SUPPORT', 'VIEW_USER'],
  hasCode: true,
  lastAll: false,
  lastOnlineAt: null,
  lastActAt: null,
};
const save = () => `PUT /v1/admin/users/${id}/permissions`;
const reset = () => `DELETE /v1/admin/operators/${id}/code`;

/** The list changes as the server's does: `then` is in it from the first answered change on. */
const open = async (handlers = {}, { at, mine = ['ALL'] }: { at?: string; mine?: Operator['permissions'] } = {}) => {
  let listed: Operator = { ...badger, id };
  const own = { ...badger, id: me.id, username: me.username, permissions: mine, lastAll: true };
  const desk = await atDesk(
    <OperatorsSection />,
    { 'GET /v1/admin/operators': () => ({ json: { operators: [listed, own] } }), ...handlers },
    { path: `/admin/operators/${at ?? id}`, permissions: mine },
  );
  return { ...desk, meanwhile: (change: Partial<Operator>) => (listed = { ...listed, ...change }) };
};
const box = (name: RegExp) => screen.findByLabelText(name, { selector: '[type=checkbox], [role=checkbox]' });
const answer = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

test('only what is given and taken is asked about, and all that is chosen is sent in the version that was seen', async () => {
  const { sent, meanwhile } = await open({
    [save()]: () => {
      meanwhile({ permissions: ['VIEW_USER', 'MANAGE_BLOG'] });
      return { status: 204 };
    },
  });
  expect(await screen.findByRole('button', { name: 'Ничего не изменено' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await box(/^Поддержка/));
  await userEvent.click(await box(/^Блог/));
  await press('Сохранить права');
  const dialog = await screen.findByRole('dialog', { name: 'Сохранить права: Барсук?' });
  expect(dialog).toHaveTextContent('Даём: Блог. Забираем: Поддержка.');
  await pressTwice(within(dialog).getByRole('button', { name: 'Сохранить права' }));
  expect(await screen.findByText('Права сохранены')).toBeInTheDocument();
  expect(sent(save()).map(({ body }) => body)).toEqual([{ permissions: ['VIEW_USER', 'MANAGE_BLOG'], seen }]);
  expect(await screen.findByRole('button', { name: 'Ничего не изменено' })).toBeInTheDocument();
});

test('who was faster is told, although the boxes begin anew with what they decided', async () => {
  const { sent, meanwhile } = await open({
    [save()]: () => {
      meanwhile({ permissions: ['VIEW_USER'] });
      return refusal(409, 'ADMIN_CHANGED_MEANWHILE', {
        action: 'user.permissions',
        by: 'Енот',
        at: '2026-11-20T10:00:00.000Z',
      });
    },
  });
  await userEvent.click(await box(/^Блог/));
  await press('Сохранить права');
  await answer('Сохранить права');
  await waitFor(async () => expect(await box(/^Поддержка/)).not.toBeChecked());
  expect(screen.getByRole('alert')).toHaveTextContent('Права изменены: Енот');
  expect(await box(/^Блог/)).not.toBeChecked();
  expect(sent(save())).toHaveLength(1);
  await userEvent.click(await box(/^Блог/));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is saved over a log that has not come', async () => {
  const { sent } = await open({ 'GET /v1/admin/history': () => refusal(500, 'INTERNAL_ERROR') });
  await userEvent.click(await box(/^Блог/));
  const button = screen.getByRole('button', { name: 'Сохранить права' });
  expect(button).toHaveAccessibleDescription(/Ещё грузится журнал/);
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(save())).toHaveLength(0);
});

test('an operator gives and takes only permissions that they have, one by one and in sets', async () => {
  await open({}, { mine: ['MANAGE_ADMIN_PERMISSIONS', 'MANAGE_SUPPORT', 'VIEW_USER'] });
  expect(await box(/^Поддержка/)).toBeEnabled();
  expect(await box(/^Блог/)).toBeDisabled();
  const finance = screen.getByRole('button', { name: 'Финансы' });
  expect(finance).toHaveAccessibleDescription(/В наборе есть право/);
  await userEvent.click(finance);
  expect(screen.getByRole('button', { name: 'Ничего не изменено' })).toBeInTheDocument();
});

test('what a wider permission contains is checked and said to be contained', async () => {
  await open();
  await userEvent.click(await box(/^Все права/));
  const blog = await box(/^Блог/);
  expect(blog).toBeChecked();
  expect(blog).toBeDisabled();
  expect(blog).toHaveAccessibleName(/Входит в другое право/);
  await userEvent.click(await box(/^Все права/));
  expect(await box(/^Блог/)).not.toBeChecked();
});

test('a lost code is reset after a question, and its refusal is told', async () => {
  const answers = [() => refusal(409, 'ADMIN_CODE_NOT_SET_UP'), () => ({ status: 204 })];
  const { sent } = await open({ [reset()]: () => answers.shift()?.() ?? {} });
  await press('Сбросить код');
  expect(sent(reset())).toHaveLength(0);
  await answer('Сбросить код');
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ ADMIN_CODE_NOT_SET_UP');
  await press('Сбросить код');
  await answer('Сбросить код');
  expect(await screen.findByText('Код сброшен')).toBeInTheDocument();
  expect(sent(reset())).toHaveLength(2);
});

test('nobody changes their own permissions or resets their own code', async () => {
  await open({}, { at: me.id });
  expect(await screen.findByText('Свои права меняет другой администратор.')).toBeInTheDocument();
  expect(screen.getByText(/^Последний со всеми правами/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Сбросить код' })).toBeNull();
});
