import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticlePage } from '#client/pages/desk/sections/articles/article-page.tsx';
import { aModeratedArticle } from '../../support/client/a-moderated-article';
import { atDesk, fill, press } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

const id = 307;
const at = '2026-11-20T10:00:00.000Z';
const purchase = (last: number, username: string) => ({
  id: `0190f000-0000-7000-8000-00000000090${last}`,
  userId: `0190f000-0000-7000-8000-00000000080${last}`,
  username,
  price: 190,
  bonus: 40,
  boughtAt: at,
  refundedAt: null,
});
const bought = [purchase(1, 'Енот'), purchase(2, 'Барсук')];
const article = `/v1/admin/blog/articles/${id}`;
const toPerson = 'Что увидит человек';

const open = (change: Parameters<typeof aModeratedArticle>[1], handlers = {}) =>
  atDesk(<ArticlePage id={id} />, {
    [`GET ${article}`]: () => ({ json: aModeratedArticle(id, { status: 'APPROVED', live: true, ...change }) }),
    [`GET ${article}/purchases`]: () => ({ json: { items: bought, nextCursor: null } }),
    ...handlers,
  });
const answer = async (dialog: HTMLElement, name: string) => pressTwice(within(dialog).getByRole('button', { name }));
const gone = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());

test('a buyer gets the money back once, the bonuses told apart, with words that are for them alone', async () => {
  const [first] = bought;
  const route = `POST /v1/admin/blog/purchases/${first?.id}/refund`;
  const { sent } = await open({}, { [route]: () => ({ json: { refunded: 190, waits: false } }) });
  await press('Вернуть деньги: Барсук');
  await fill(toPerson, 'Материал купили за тебя');
  await userEvent.keyboard('{Escape}');
  await press('Вернуть деньги: Енот');
  const dialog = await screen.findByRole('dialog');
  expect(screen.getByRole('textbox', { name: toPerson })).toHaveValue('');
  expect(dialog).toHaveTextContent(/Вернётся покупателю Енот\+190.₽из них бонусами 40.₽/);
  await fill(toPerson, 'Материал оказался пустым');
  await answer(dialog, 'Вернуть деньги');
  await gone(dialog);
  expect(sent(route).map(({ body }) => body)).toEqual([{ comment: 'Материал оказался пустым' }]);
  expect(await screen.findByText('Деньги вернулись')).toBeInTheDocument();
});

test('an article passes to another author only once the author is chosen', async () => {
  const author = { id: '0190f000-0000-7000-8000-000000000701', username: 'Северин', avatarUrl: null };
  const route = `POST ${article}/reassign`;
  const { sent } = await open(
    {},
    {
      'GET /v1/admin/search': () => ({
        json: { found: [{ kind: 'user', path: '', title: author.username, hint: '', person: author }] },
      }),
      [route]: () => ({ json: {} }),
    },
  );
  await press('Передать другому автору…');
  const dialog = await screen.findByRole('dialog');
  await fill(toPerson, 'Текст писал другой напарник');
  await answer(dialog, 'Передать');
  expect(sent(route)).toHaveLength(0);
  await fill('Новый автор', 'Север');
  await userEvent.click(await within(dialog).findByRole('button', { name: /Северин/ }));
  await answer(dialog, 'Передать');
  await gone(dialog);
  expect(sent(route).map(({ body }) => body)).toEqual([
    { authorId: author.id, comment: 'Текст писал другой напарник' },
  ]);
});

test.each([
  ['taken down', 'Снять с публикации…', 'Снять', 'POST', '/unpublish', 'Купившие читают его и дальше'],
  ['removed', 'Удалить…', 'Удалить', 'DELETE', '', 'Деньги вернутся: 2 покупки'],
])('an article is %s once, told what becomes of its buyers', async (_what, button, label, method, path, told) => {
  const route = `${method} ${article}${path}`;
  const answers = [() => refusal(409, 'ADMIN_CHANGED_MEANWHILE'), () => ({ json: {} })];
  const { sent } = await open({ purchases: 2 }, { [route]: () => answers.shift()?.() ?? {} });
  await press(button);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(told);
  await fill(toPerson, 'Чужой текст без спроса');
  await answer(dialog, label);
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ ADMIN_CHANGED_MEANWHILE');
  await answer(dialog, label);
  await gone(dialog);
  const body = { comment: 'Чужой текст без спроса' };
  expect(sent(route).map((call) => call.body)).toEqual([body, body]);
});

test('a recommendation is turned, and its refusal is told beside it', async () => {
  const route = `POST /v1/blog/articles/${id}/recommendation`;
  const answers = [() => refusal(409, 'ADMIN_CHANGED_MEANWHILE'), () => ({ json: { recommended: false } })];
  const { sent } = await open({ recommended: true }, { [route]: () => answers.shift()?.() ?? {} });
  await press('Больше не советовать');
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ ADMIN_CHANGED_MEANWHILE');
  await press('Больше не советовать');
  expect(await screen.findByText('Больше не советуем')).toBeInTheDocument();
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(sent(route).map(({ body }) => body)).toEqual([{ recommended: false }, { recommended: false }]);
});

test('what is not published is neither recommended nor taken down', async () => {
  await open({ live: false, status: 'REJECTED' });
  await screen.findByRole('button', { name: 'Удалить…' });
  expect(screen.queryByRole('button', { name: 'Советовать' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Снять с публикации…' })).toBeNull();
});
