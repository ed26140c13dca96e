import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MakeLinkDialog } from '#client/pages/money/reserves/make-link-dialog.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const make = 'POST /v1/balance-reserve/signed-link';
const article = (id: number, title: string, part: object = {}) => ({ id, title, live: true, price: 300, ...part });

test('a mate asks for a reserve that opens an article: one of their own that is on sale', async () => {
  const server = fakeServer({
    'GET /v1/blog/my-articles': () => ({
      json: {
        items: [
          article(41, 'Первый клатч'),
          article(42, 'Черновик', { live: false }),
          article(43, 'Даром', { price: 0 }),
        ],
        nextCursor: null,
      },
    }),
    [make]: () => ({ json: { path: '/balance/reserve?link=t' } }),
  });
  await renderInApp(<MakeLinkDialog reserves={[]} onClose={() => undefined} />, { me: aMate() });
  await userEvent.type(screen.getByRole('textbox', { name: 'Сумма' }), '1500');
  const choice = await screen.findByRole('combobox', { name: 'Статья' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Без статьи',
    'Первый клатч',
  ]);
  await userEvent.selectOptions(choice, 'Первый клатч');
  await userEvent.click(screen.getByRole('button', { name: 'Создать ссылку' }));
  await screen.findByText(/сработает один раз/);
  expect(server.calls.find(({ route }) => route === make)?.body).toMatchObject({ kind: 'BLOG_ARTICLE', articleId: 41 });
});

test('articles of all pages can be chosen, and can be loaded again when they did not come', async () => {
  let failed = false;
  fakeServer({
    'GET /v1/blog/my-articles': ({ url }) => {
      if (!failed) {
        failed = true;
        return refusal(500, 'INTERNAL_ERROR');
      }
      if (url.includes('cursor=')) return { json: { items: [article(7, 'Самая первая')], nextCursor: null } };
      return { json: { items: [article(41, 'Новая')], nextCursor: 'c1' } };
    },
  });
  await renderInApp(<MakeLinkDialog reserves={[]} onClose={() => undefined} />, { me: aMate() });
  await screen.findByText('Твои статьи не загрузились');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('option', { name: 'Самая первая' })).toBeInTheDocument();
});
