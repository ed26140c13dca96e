import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { CriteriaSection } from '#client/pages/desk/sections/review-criteria/criteria-section.tsx';
import { atDesk, fill, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type Criterion = CallResponse<'GET /v1/admin/review-criteria'>['items'][number];

const skill: Criterion = { id: 1, name: 'Мастерство', kind: null, position: 1, active: true };
const list = '/v1/admin/review-criteria';
const open = (handlers = {}, permissions?: Parameters<typeof atDesk>[2]) =>
  atDesk(
    <CriteriaSection />,
    {
      [`GET ${list}`]: () => ({ json: { items: [skill, { ...skill, id: 2, name: 'Общение', position: 4 }] } }),
      [`GET ${list}/1`]: () => ({ json: { ...skill, marks: 912, mean: 4.93 } }),
      [`GET ${list}/2`]: () => ({ json: { ...skill, id: 2, marks: 0, mean: null } }),
      ...handlers,
    },
    permissions,
  );
const first = async (act: string) => {
  const [button] = await screen.findAllByRole('button', { name: act });
  await userEvent.click(button ?? document.body);
  return screen.findByRole('dialog');
};
const save = () => pressTwice(screen.getByRole('button', { name: 'Сохранить' }));

test('a new criterion stands after the last one, goes out once, and under one key after a lost answer', async () => {
  const answers = [() => refusal(503, 'INTERNAL_ERROR'), () => ({ json: skill })];
  const route = `POST ${list}`;
  const { sent } = await open({ [route]: () => answers.shift()?.() ?? {} });
  await screen.findByText(/Общение/);
  await press('Добавить критерий');
  const place = await screen.findByRole('textbox', { name: 'Место по порядку' });
  expect(place).toHaveValue('5');
  await save();
  await fill('Название', ' Терпение ');
  await fill('Место по порядку', '0');
  expect(screen.getByText('Целое число от 1')).toBeInTheDocument();
  await save();
  expect(sent(route)).toHaveLength(0);
  await fill('Место по порядку', '7');
  await save();
  await screen.findByRole('alert');
  await press('Отмена');
  await press('Добавить критерий');
  await save();
  expect(await screen.findByText('Сохранено')).toBeInTheDocument();
  const body = { name: 'Терпение', kind: null, active: true, position: 7 };
  expect(sent(route).map((call) => call.body)).toEqual([body, body]);
  expect(new Set(sent(route).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test('a change goes in the version that was seen, and waits for its operator after a refusal', async () => {
  const route = `PUT ${list}/1`;
  const { sent } = await open({ [route]: () => refusal(409, 'ADMIN_CHANGED_MEANWHILE') });
  await first('Изменить');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Спрашивать в новых отзывах' }));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ ADMIN_CHANGED_MEANWHILE');
  expect(sent(route).map(({ body }) => body)).toEqual([
    { name: 'Мастерство', kind: null, active: false, position: 1, seen },
  ]);
  await press('Отмена');
  await first('Изменить');
  expect(screen.getByText('Показаны несохранённые правки')).toBeInTheDocument();
  await press('Вернуть как было');
  expect(screen.getByRole('checkbox', { name: 'Спрашивать в новых отзывах' })).toBeChecked();
});

test.each([
  [true, 'Критерий удалён'],
  [false, 'Критерий больше не спрашивается'],
])('a removal names its criterion, goes out once, and tells what became of it: gone %s', async (gone, told) => {
  const route = `POST ${list}/1/delete`;
  const { sent } = await open({ [route]: () => ({ json: { gone } }) });
  const dialog = await first('Удалить…');
  expect(dialog).toHaveAccessibleName('Удалить критерий «Мастерство»');
  await fill('Почему: для журнала', 'Никто не понимает его');
  await pressTwice(within(dialog).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(route).map(({ body }) => body)).toEqual([{ reason: 'Никто не понимает его', seen }]);
  expect(await screen.findByText(told)).toBeInTheDocument();
});

test('an operator sees only the acts that their permissions allow', async () => {
  const { routes } = await open({}, { permissions: ['VIEW_REVIEW_CRITERIA_LIST'] });
  await screen.findByText(/Мастерство/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(routes()).not.toContain(`GET ${list}/1`);
});
