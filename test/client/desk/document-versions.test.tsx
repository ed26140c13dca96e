import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentsSection } from '#client/pages/desk/sections/pages/documents-section.tsx';
import { atDesk, fill, press, seen } from '../../support/client/at-desk';
import { pressTwice } from '../../support/client/press-twice';
import { fakeServer, holdAnswers, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

/** A button of the row of version 1, or of another. */
const ofVersion = async (button: string, row: string | RegExp = /^Версия 1/) =>
  within(await screen.findByRole('group', { name: row })).getByRole('button', { name: button });

const versions = [
  { version: 1, author: { id: 'a', username: 'Енот', avatarUrl: null }, publishedAt: '2026-11-01T10:00:00Z' },
];
const chapters = (text: string) => [{ title: 'Общее', paragraphs: [text] }];

test('the text of a version that does not come is told, what was typed stays, and goes only after a question', async () => {
  windowOf(1440);
  let asked = 0;
  fakeServer({
    'GET /v1/admin/documents/policy': () => ({ json: { slug: 'policy', chapters: chapters('Новое'), versions } }),
    'GET /v1/admin/history': () => ({ json: { seen: 1, lines: [], notes: [] } }),
    'GET /v1/admin/documents/policy/versions/1': () => {
      asked += 1;
      return asked === 1 ? refusal(404, 'NOT_FOUND') : { json: { chapters: chapters('Прежнее') } };
    },
  });
  await renderInApp(<DocumentsSection />, { me: aClient({ permissions: ['ALL'] }) });
  const text = await screen.findByRole('textbox', { name: /^Текст/ });
  await userEvent.type(text, ' и моё');
  const take = await ofVersion('Взять этот текст');
  await userEvent.click(take);
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ NOT_FOUND');
  expect(text).toHaveDisplayValue(/Новое и моё$/);
  await userEvent.click(take);
  const question = await screen.findByRole('dialog', { name: 'Взять текст версии 1?' });
  expect(text).toHaveDisplayValue(/Новое и моё$/);
  await userEvent.click(within(question).getByRole('button', { name: 'Взять и потерять правки' }));
  await waitFor(() => expect(text).toHaveDisplayValue(/Прежнее$/));
  expect(screen.queryByRole('alert')).toBeNull();
});

const version = 'GET /v1/admin/documents/policy/versions/1';
const publish = 'POST /v1/admin/documents/policy';
/** Each test has a text of its own: drafts outlive the page, and the test with it. */
const atDocument = (current: string, handlers: Parameters<typeof atDesk>[1] = {}) =>
  atDesk(<DocumentsSection />, {
    'GET /v1/admin/documents/policy': () => ({ json: { slug: 'policy', chapters: chapters(current), versions } }),
    [version]: () => ({ json: { chapters: chapters('Прежнее') } }),
    ...handlers,
  });
const field = () => screen.findByRole('textbox', { name: /^Текст/ });

test('what is typed while a version is on its way does not go without a question', async () => {
  await atDocument('Второе');
  const text = await field();
  const release = holdAnswers();
  await userEvent.click(await ofVersion('Взять этот текст'));
  await userEvent.type(text, ' и моё');
  release();
  await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }));
  expect(text).toHaveDisplayValue(/Второе и моё$/);
});

test('a new version is published once, with a reason and over the version that was seen; never without a chapter', async () => {
  let answer = refusal(409, 'ADMIN_CHANGED_MEANWHILE');
  const { sent } = await atDocument('Третье', { [publish]: () => answer });
  expect(await screen.findByRole('button', { name: /^Опубликовать новую/ })).toHaveAttribute('aria-disabled', 'true');
  await fill(/^Текст/, 'Без главы');
  expect(screen.getByRole('button', { name: /^Опубликовать новую/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await ofVersion('Взять этот текст'));
  await press('Взять и потерять правки');
  await press(/^Опубликовать новую/);
  await fill(/журнал/, 'Вернули прежние правила');
  await pressTwice(screen.getByRole('button', { name: 'Опубликовать' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('ADMIN_CHANGED_MEANWHILE');
  const body = { seen, reason: 'Вернули прежние правила', chapters: chapters('Прежнее') };
  expect(sent(publish).map((call) => call.body)).toStrictEqual([body]);
  answer = { json: {} };
  await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('Сохранено')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Опубликовать новую/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a former version is read without touching the form; its text is taken from there, too', async () => {
  const answers = [refusal(500, 'INTERNAL_ERROR'), { json: { chapters: chapters('Прежнее') } }];
  await atDocument('Четвёртое', { [version]: () => answers.shift() ?? refusal(404, 'NOT_FOUND') });
  const text = await field();
  await userEvent.click(await ofVersion('Прочитать'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Пользовательское соглашение, версия 1' }));
  expect(dialog.getByRole('button', { name: 'Взять этот текст' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await dialog.findByRole('button', { name: 'Повторить' }));
  expect(await dialog.findByRole('heading', { name: 'Общее' })).toBeInTheDocument();
  expect(dialog.getByText('Прежнее')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  expect(text).toHaveDisplayValue(/Четвёртое$/);
  await userEvent.click(await ofVersion('Прочитать'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Взять этот текст' }));
  await waitFor(() => expect(text).toHaveDisplayValue(/Прежнее$/));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the original text stands last among the versions, is read and taken', async () => {
  await atDocument('Пятое');
  const text = await field();
  await userEvent.click(await ofVersion('Прочитать', 'Исходный текст'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Пользовательское соглашение, исходный текст' }));
  expect(dialog.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Взять этот текст' }));
  await waitFor(() => expect(text).not.toHaveDisplayValue(/Пятое$/));
  await userEvent.type(text, ' и моё');
  await userEvent.click(await ofVersion('Взять этот текст', 'Исходный текст'));
  expect(await screen.findByRole('dialog', { name: 'Взять исходный текст?' })).toBeInTheDocument();
});

test('a document that was never published says that its original is in force, and offers it nowhere else', async () => {
  await atDocument('', {
    'GET /v1/admin/documents/policy': () => ({ json: { slug: 'policy', chapters: null, versions: [] } }),
  });
  expect(await screen.findByText(/^Действует исходный текст/)).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Исходный текст' })).toBeNull();
});
