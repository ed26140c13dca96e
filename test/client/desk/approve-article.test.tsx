import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticlePage } from '#client/pages/desk/sections/articles/article-page.tsx';
import { aModeratedArticle } from '../../support/client/a-moderated-article';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const id = 7;

/** The page of an article that waits for this operator. */
const open = async (article: Parameters<typeof aModeratedArticle>[1]) => {
  const server = fakeServer({
    [`GET /v1/admin/blog/articles/${id}`]: () => ({ json: aModeratedArticle(id, article, 3) }),
    [`GET /v1/admin/blog/articles/${id}/purchases`]: () => ({ json: { items: [], nextCursor: null } }),
    [`POST /v1/admin/blog/articles/${id}/approve`]: () => ({ json: { id, status: 'APPROVED', live: true } }),
    'GET /v1/admin/history': () => ({ json: { lines: [], notes: [], seen: 0 } }),
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
  });
  await renderInApp(<ArticlePage id={id} />, { me: aClient({ permissions: ['ALL'] }) });
  return server;
};
const approve = async () => userEvent.click(await screen.findByRole('button', { name: 'Одобрить' }));

test('an article is approved only after a question, and in the version that the question was about', async () => {
  const { calls } = await open({});
  const approvals = () => calls.filter(({ route }) => route.endsWith('/approve'));
  await approve();
  const question = await screen.findByRole('dialog', { name: 'Опубликовать «Дым на миде»?' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(approvals()).toHaveLength(0);

  await approve();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Одобрить' }));
  await waitFor(() => expect(approvals().map(({ body }) => body)).toEqual([{ version: 3 }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['a free one', {}, 'Материал выйдет в ленту, читать его сможет каждый бесплатно. Автор узнает сразу.'],
  [
    'one with a price',
    { price: 490 },
    /Материал выйдет в ленту: начало бесплатно, целиком за 490.₽\. Автор узнает сразу\./,
  ],
  [
    'a new version of a published one',
    { live: true },
    'Версия 3 заменит опубликованную, читать её сможет каждый бесплатно. Автор узнает сразу.',
  ],
])('the question says what becomes public, at what price, and who is told: %s', async (_which, article, words) => {
  await open(article);
  await approve();
  expect(await screen.findByRole('dialog')).toHaveTextContent(words);
});
