import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { SettingsSection } from '#client/pages/desk/sections/settings/settings-section.tsx';
import { atDesk, fill, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type Row = CallResponse<'GET /v1/admin/settings'>['settings'][number];

const unchanged = { changedAt: null, changedBy: null };
const bonus: Row = {
  name: 'registration-bonus',
  unit: 'MONEY',
  value: 100,
  usual: 100,
  min: 0,
  max: 1000,
  ...unchanged,
};
const announcement: Row = { name: 'announcement', unit: 'SWITCH', value: 0, usual: 0, min: 0, max: 1, ...unchanged };

const bonusRoute = 'PUT /v1/admin/settings/registration-bonus';
const reason = 'Осенняя акция закончилась';

const atSettings = (handlers: Parameters<typeof atDesk>[1] = {}) =>
  atDesk(<SettingsSection />, {
    'GET /v1/admin/settings': () => ({ json: { settings: [bonus, announcement] } }),
    ...handlers,
  });

const dialog = async () => within(await screen.findByRole('dialog'));
const save = async () => (await dialog()).getByRole('button', { name: 'Сохранить' });

test('a setting takes a sum within its limits; an emptied field is not zero', async () => {
  let answer = refusal(409, 'ADMIN_CHANGED_MEANWHILE');
  const { sent } = await atSettings({ [bonusRoute]: () => answer });
  await press('Изменить');
  await fill(/журнал/i, reason);
  for (const typed of ['', ' ', 'сто', '-5', '1000,01', '10,505']) {
    await fill(/^Новое значение/, typed);
    expect(await save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await save());
    await userEvent.type(screen.getByRole('textbox', { name: /^Новое значение/ }), '{Enter}');
  }
  expect(sent(bonusRoute)).toHaveLength(0);

  await fill(/^Новое значение/, '1 000,00');
  await pressTwice(await save());
  expect(await screen.findByRole('alert')).toHaveTextContent('ADMIN_CHANGED_MEANWHILE');
  expect(sent(bonusRoute).map(({ body }) => body)).toStrictEqual([{ value: 1000, reason, seen }]);

  answer = { json: { ...bonus, value: 1000 } };
  await userEvent.click(await save());
  expect(await screen.findByText('Сохранено')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a setting whose log has not come cannot be changed: it would be refused', async () => {
  const { sent } = await atSettings({ 'GET /v1/admin/history': () => refusal(500, 'INTERNAL_ERROR') });
  await press('Изменить');
  await fill(/журнал/i, reason);
  await fill(/^Новое значение/, '50');
  await userEvent.click(await save());
  expect(await save()).toHaveAttribute('aria-disabled', 'true');
  expect(sent(bonusRoute)).toHaveLength(0);
});

test('an operator who takes the announcement back does so, even if somebody has just taken it back', async () => {
  let shown = 1;
  const { sent } = await atSettings({
    'GET /v1/admin/settings': () => ({ json: { settings: [{ ...announcement, value: shown }] } }),
    'PUT /v1/admin/settings/announcement': () => refusal(409, 'ADMIN_CHANGED_MEANWHILE'),
  });
  await press('Выключить');
  await fill(/журнал/i, reason);
  shown = 0;
  await userEvent.click((await dialog()).getByRole('button', { name: 'Выключить' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Выключено')).toBeInTheDocument());
  await userEvent.click((await dialog()).getByRole('button', { name: 'Выключить' }));
  await waitFor(() => expect(sent('PUT /v1/admin/settings/announcement')).toHaveLength(2));
  expect(sent('PUT /v1/admin/settings/announcement').map(({ body }) => Object(body).value)).toStrictEqual([0, 0]);
});
