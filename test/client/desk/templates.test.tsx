import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { Templates } from '#client/pages/desk/sections/support/templates.tsx';
import { atDesk, fill, press } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type Template = CallResponse<'GET /v1/admin/support/templates'>['items'][number];

const id = '0190f000-0000-7000-8000-000000000701';
const greeting: Template = { id, title: 'Приветствие', text: 'Добрый день!', topic: 'PAY', seen: 7 };
const list = 'GET /v1/admin/support/templates';
const add = 'POST /v1/admin/support/templates';
const change = `PUT /v1/admin/support/templates/${id}`;
const remove = `DELETE /v1/admin/support/templates/${id}`;

const open = (template: Template | null, handlers = {}) =>
  atDesk(<Templates onClose={() => undefined} />, {
    [list]: () => ({ json: { items: template === null ? [] : [template] } }),
    ...handlers,
  });
const unsaved = 'Показаны несохранённые правки';
const topic = () => screen.getByRole('combobox', { name: 'Тема' });

test('a new template needs a title and a text, goes out once, and stands in the list', async () => {
  let stored: Template | null = null;
  const { sent } = await open(null, {
    [list]: () => ({ json: { items: stored === null ? [] : [stored] } }),
    [add]: () => {
      stored = greeting;
      return { json: greeting };
    },
  });
  await press('Добавить');
  await fill('Название', ' Приветствие ');
  await userEvent.keyboard('{Enter}');
  expect(sent(add)).toHaveLength(0);
  await fill('Текст', 'Добрый день!');
  await pressTwice(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Приветствие')).toBeInTheDocument();
  expect(sent(add).map(({ body }) => body)).toEqual([{ title: 'Приветствие', text: 'Добрый день!', topic: null }]);
  await press('Добавить');
  expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('');
});

test('a lost answer is asked for again under the same key, also after Cancel', async () => {
  const { sent } = await open(null, {
    [add]: () => {
      throw new TypeError('the answer was lost');
    },
  });
  await press('Добавить');
  await fill('Название', 'Прощание');
  await fill('Текст', 'Всего доброго');
  await press('Сохранить');
  await screen.findByRole('alert');
  await press('Отмена');
  await press('Добавить');
  await press('Сохранить');
  await waitFor(() => expect(sent(add)).toHaveLength(2));
  expect(new Set(sent(add).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test('what was changed and not saved is said to be unsaved, the topic with it, until it is dropped', async () => {
  const { sent } = await open(greeting, { [change]: () => refusal(409, 'ADMIN_CHANGED_MEANWHILE') });
  await press('Изменить');
  await fill('Текст', 'Здравствуйте!');
  await userEvent.selectOptions(topic(), 'Для любой темы');
  expect(screen.queryByText(unsaved)).toBeNull();
  await press('Отмена');
  await press('Изменить');
  expect(screen.getByText(unsaved)).toBeInTheDocument();
  expect(topic()).toHaveDisplayValue('Для любой темы');
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(sent(change).map(({ body }) => body)).toEqual([
    { title: 'Приветствие', text: 'Здравствуйте!', topic: null, seen: 7 },
  ]);
  expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveValue('Здравствуйте!');
  await press('Вернуть как было');
  expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveValue('Добрый день!');
  expect(topic()).toHaveDisplayValue('Оплата и баланс');
  expect(screen.queryByText(unsaved)).toBeNull();
});

test('what another operator has changed since is not covered by an old draft', async () => {
  const { unmount } = await open(greeting);
  await press('Изменить');
  await fill('Текст', 'Здравствуйте!');
  unmount();
  await open({ ...greeting, text: 'Доброе утро!', seen: 8 });
  await press('Изменить');
  expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveValue('Доброе утро!');
});

test('a template is removed with a reason, in the version that was seen', async () => {
  const { sent } = await open(greeting, { [remove]: () => ({ status: 204 }) });
  await press('Удалить');
  const dialog = await screen.findByRole('dialog', { name: 'Удалить заготовку «Приветствие»' });
  await fill('Почему: для журнала', 'Больше так не отвечаем');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const [call] = sent(remove);
  const query = new URL(call?.url ?? '', location.origin).searchParams;
  expect(Object.fromEntries(query)).toEqual({ seen: '7', reason: 'Больше так не отвечаем' });
});
