import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateReview } from '#client/pages/desk/sections/reviews/create-review.tsx';
import { ImportReviews } from '#client/pages/desk/sections/reviews/import-reviews.tsx';
import { ReviewDrawer } from '#client/pages/desk/sections/reviews/review-drawer.tsx';
import { aReview, reviewedMate as mate, reviewWriter as writer } from '../../support/client/a-review';
import { fill } from '../../support/client/at-desk';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const me = aClient({ permissions: ['ALL'] });
const skill = { id: 3, name: 'Мастерство', kind: null, active: true, position: 1 };
const reason = 'Прислал отзыв почтой';
const text = 'Спокойно объяснил карту';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => windowOf(1440));

test('a review on behalf of a player goes out whole: the squad, both people, a text and marks', async () => {
  const answers = [refusal(404, 'SQUADS_MEMBER_NOT_FOUND'), { json: {} }];
  const { calls } = fakeServer({
    'GET /v1/admin/review-criteria': () => ({
      json: {
        items: [
          skill,
          { ...skill, id: 4, name: 'Старое', active: false },
          { ...skill, id: 5, name: 'Веселье', kind: 'FUN' },
          { ...skill, id: 6, name: 'Умение объяснять', kind: 'EDUCATION' },
        ],
      },
    }),
    'GET /v1/admin/squads/18013': () => ({ json: { id: 18_013, kind: 'FUN' } }),
    'GET /v1/admin/search': ({ url }) => {
      const person = url.includes(encodeURIComponent('Сев')) ? mate : writer;
      return {
        json: { found: [{ kind: 'user', id: person.id, title: person.username, hint: '', path: '/', person }] },
      };
    },
    'POST /v1/admin/reviews': () => answers.shift() ?? { json: {} },
  });
  const onClose = jest.fn();
  await renderInApp(<CreateReview onClose={onClose} />, { me });
  const sent = () => calls.filter(({ route }) => route.startsWith('POST'));
  const lacking = async () => {
    await press('Добавить');
    expect(sent()).toHaveLength(0);
  };
  await fill(/^Почему/, reason);
  await lacking();
  expect(await screen.findByText('Умение объяснять (Обучение)')).toBeInTheDocument();
  await fill('Номер сквада', 'первый');
  expect(screen.getByText(/Номер из цифр/)).toBeInTheDocument();
  await fill('Номер сквада', '№ 18 013');
  expect(screen.queryByText(/Номер из цифр/)).toBeNull();
  await fill('Кто пишет', 'Енот');
  await press(/Енот/);
  const author = within(await screen.findByRole('group', { name: 'Кто пишет' }));
  await waitFor(() => expect(author.getByRole('button', { name: 'Другой' })).toHaveFocus());
  await fill('О ком', 'Сев');
  await press(/Северин/);
  expect(within(await screen.findByRole('group', { name: 'О ком' })).getByText('Северин')).toBeInTheDocument();
  await fill('Текст', 'Хорошо');
  const mark = async (name: string, value: string) =>
    userEvent.click(within(await screen.findByRole('radiogroup', { name })).getByRole('radio', { name: value }));
  await mark('Мастерство', '5');
  await lacking();
  await fill('Текст', text);
  await screen.findByRole('radiogroup', { name: 'Веселье' });
  expect(screen.queryByText(/Умение объяснять/)).toBeNull();
  await lacking();
  await mark('Веселье', '4');
  expect(screen.queryByText('Старое')).toBeNull();
  await pressTwice(await screen.findByRole('button', { name: 'Добавить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ SQUADS_MEMBER_NOT_FOUND');
  expect(sent()).toHaveLength(1);
  await press('Добавить');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent().at(-1)?.body).toEqual({
    squadId: 18_013,
    authorId: writer.id,
    subjectId: mate.id,
    marks: [
      { criterionId: 3, mark: 5 },
      { criterionId: 5, mark: 4 },
    ],
    text,
    reason,
  });
});

describe('a review that is there', () => {
  const review = aReview({ text, marks: [{ criterionId: 3, name: 'Мастерство', mark: 5 }] });
  const brought = { ...review, author: null, authorName: 'Петя', squadId: null, imported: true };
  const dialog = async () => within(await screen.findByRole('dialog', { name: /отзыв/ }));

  const open = async (json: unknown, path: string, viewer = me) => {
    const answers = [refusal(409, 'ADMIN_CHANGED_MEANWHILE'), { json }];
    const { calls } = fakeServer({
      'GET /v1/admin/reviews/7': () => ({ json }),
      'GET /v1/admin/history': () => ({ json: { seen: 5, lines: [], notes: [] } }),
      'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
      [`PUT /v1/admin/${path}`]: () => answers.shift() ?? { json },
    });
    await renderInApp(<ReviewDrawer id={7} />, { me: viewer });
    return () => calls.filter(({ route }) => route === `PUT /v1/admin/${path}`).map(({ body }) => body);
  };

  test.each([
    ['a player', review, 'reviews/7'],
    ['elsewhere', brought, 'imported-reviews/7'],
  ])(
    'from %s is changed in text and marks by its own call, and a refusal keeps what was typed',
    async (_from, json, path) => {
      const sent = await open(json, path);
      await press('Изменить…');
      await fill('Текст', 'Хорошо');
      await fill(/^(Что увидит|Почему)/, reason);
      await press('Сохранить');
      expect(sent()).toHaveLength(0);
      await fill('Текст', 'Спокойно объяснил');
      await userEvent.click((await dialog()).getByRole('radio', { name: '4' }));
      await press('Сохранить');
      expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Отказ ADMIN_CHANGED_MEANWHILE');
      await press('Сохранить');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Изменить отзыв' })).toBeNull());
      const body = { text: 'Спокойно объяснил', marks: [{ criterionId: 3, mark: 4 }], reason, seen: 5 };
      expect(sent()).toEqual([body, body]);
    },
  );

  test.each([
    ['hidden', review, 'reviews/7/hidden', 'Скрыть', true],
    [
      'shown again',
      { ...brought, hiddenAt: review.createdAt, hiddenReason: 'Реклама' },
      'imported-reviews/7/hidden',
      'Показать',
      false,
    ],
  ])('is %s for a reason', async (_what, json, path, label, hidden) => {
    const sent = await open(json, path);
    await press(`${label}…`);
    await fill(/^(Что увидит|Почему)/, reason);
    await press(label);
    await (await dialog()).findByRole('alert');
    await press(label);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Скрыть|Показать/ })).toBeNull());
    expect(sent()).toEqual(Array(2).fill({ hidden, reason, seen: 5 }));
  });

  test('about the operator is decided by another', async () => {
    await open(review, 'reviews/7', aClient({ id: mate.id, permissions: ['ALL'] }));
    expect(await screen.findByText(/решает другой/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /…$/ })).toBeNull();
  });
});

test('a file of reviews says what it lacks, then how many came and why each of the others did not', async () => {
  const wrong = { fields: [{ path: 'body.csv', message: 'Нет столбцов: автор, дата' }] };
  const refused = [{ line: 3, column: 'напарник', why: 'нет напарника «Никто»' }];
  const answers = [refusal(400, 'VALIDATION_ERROR', wrong), { json: { done: 2, refused } }];
  const { calls } = fakeServer({
    'POST /v1/admin/imported-reviews/check': () => answers.shift() ?? { json: {} },
    'POST /v1/admin/imported-reviews': () => ({ json: { done: 2, refused } }),
  });
  const onClose = jest.fn();
  await renderInApp(<ImportReviews onClose={onClose} />, { me });
  await press('Проверить файл');
  expect(calls).toHaveLength(0);
  const choose = async (...parts: BlobPart[]) =>
    userEvent.upload(screen.getByLabelText('Файл'), new File(parts, 'reviews.csv', { type: 'text/csv' }));
  await choose('напарник;автор');
  await pressTwice(await screen.findByRole('button', { name: 'Проверить файл' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет столбцов: автор, дата');
  expect(calls).toHaveLength(1);
  // The same words as Excel in Russian saves them.
  const letters = [0xed, 0xe0, 0xef, 0xe0, 0xf0, 0xed, 0xe8, 0xea, 0x3b, 0xe0, 0xe2, 0xf2, 0xee, 0xf0];
  await choose(new Uint8Array(letters));
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Проверить файл');
  expect(await screen.findByText('Перенесётся отзывов: 2')).toBeInTheDocument();
  expect(screen.getByText('Строка 3, «напарник»: нет напарника «Никто»')).toBeInTheDocument();
  await press('Перенести');
  expect(await screen.findByText('Перенесено отзывов: 2')).toBeInTheDocument();
  expect(screen.getByText('Строка 3, «напарник»: нет напарника «Никто»')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls.map(({ body }) => body)).toEqual(Array(3).fill({ csv: 'напарник;автор', zone: 'Europe/Moscow' }));
  expect(onClose).not.toHaveBeenCalled();
});
