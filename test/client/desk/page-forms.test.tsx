import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LandingsSection } from '#client/pages/desk/sections/pages/landings-section.tsx';
import { SeoSection } from '#client/pages/desk/sections/pages/seo-section.tsx';
import { atDesk, fill, press } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { games } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';

const empty = () => ({ json: { items: [], nextCursor: null, total: 0 } });
const common = { 'GET /v1/games': () => ({ json: games }), 'GET /v1/admin/views': () => ({ json: { views: [] } }) };
const refused = (path: string, message: string) =>
  refusal(400, 'VALIDATION_ERROR', { fields: [{ path: `body.${path}`, message }] });

const openForm = async (name: string) => {
  await press('Создать');
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { dialog, submit: () => dialog.getByRole('button', { name: 'Создать' }) };
};
const isShut = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('words for a page: what is missing or refused takes the focus, and they go out once', async () => {
  const make = 'POST /v1/admin/pages';
  const answers = [refused('path', 'Такой адрес уже занят'), { json: { id: 3 } }];
  const { sent } = await atDesk(
    <SeoSection />,
    { ...common, 'GET /v1/admin/pages': empty, [make]: () => answers.shift() ?? refusal(500, 'INTERNAL_ERROR') },
    { path: '/admin/pages' },
  );
  const { dialog, submit } = await openForm('Слова для страницы');
  await fill('Адрес страницы', '/cs2/teammates');
  await userEvent.click(submit());
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Заголовок' })).toHaveFocus());
  expect(sent(make)).toHaveLength(0);
  await fill('Заголовок', 'Напарники');
  await fill('Описание', 'Сыграй с тем, кто умеет');
  await pressTwice(submit());
  expect(await dialog.findByText('Такой адрес уже занят')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Адрес страницы' })).toHaveFocus());
  expect(sent(make).map(({ body }) => body)).toEqual([
    {
      path: '/cs2/teammates',
      title: 'Напарники',
      description: 'Сыграй с тем, кто умеет',
      ogTitle: null,
      ogDescription: null,
      imageUrl: null,
    },
  ]);
  await userEvent.click(submit());
  await isShut();
  expect(sent(make)).toHaveLength(2);
});

test('a training page: a refused line of a list is named by its words', async () => {
  const make = 'POST /v1/admin/landings';
  const wrong = 'Нужны и вопрос, и ответ через «|»';
  const answers = [refused('questions.1.answer', wrong), { json: { id: 'aim' } }];
  const { sent } = await atDesk(
    <LandingsSection />,
    { ...common, 'GET /v1/admin/landings': empty, [make]: () => answers.shift() ?? refusal(500, 'INTERNAL_ERROR') },
    { path: '/admin/landings' },
  );
  const { dialog, submit } = await openForm('Новая страница обучения');
  await fill('Адрес', 'aim');
  await fill('Заголовок', 'Школа прицела');
  await fill('Вступление', 'За месяц до уверенной стрельбы');
  await fill('Вопросы и ответы', 'Сколько длится? | Месяц\n\nА дальше?');
  await pressTwice(submit());
  expect(await dialog.findByText(`«А дальше?»: ${wrong}`)).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Вопросы и ответы' })).toHaveFocus());
  expect(sent(make).map(({ body }) => body)).toMatchObject([
    {
      id: 'aim',
      gameId: games[0]?.id,
      points: [],
      questions: [
        { question: 'Сколько длится?', answer: 'Месяц' },
        { question: 'А дальше?', answer: '' },
      ],
    },
  ]);
  await fill('Вопросы и ответы', 'Сколько длится? | Месяц');
  await userEvent.click(submit());
  await isShut();
  expect(sent(make)).toHaveLength(2);
});
