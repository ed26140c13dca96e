import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { ArticlePage } from '#client/pages/article/article-page.tsx';
import type { Me } from '#contract/schemas/me.ts';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const anArticle = (changes: Partial<ArticleView>): ArticleView => ({
  id: 7,
  title: 'Раскидки на Мираже',
  lead: 'Девять смоков',
  gameId: 'cs2',
  type: 'TEXT',
  cover: null,
  minutes: 3,
  price: 290,
  author: {
    id: '0190b6a0-0000-7000-8000-000000000001',
    username: 'Автор',
    avatarUrl: null,
    level: null,
    mateGameId: null,
    onlineLevel: 0,
    gone: false,
    description: '',
    rating: null,
    active: false,
    orders: 0,
    articles: 1,
  },
  publishedAt: '2026-01-01T00:00:00.000Z',
  likes: 0,
  recommended: false,
  own: false,
  liked: false,
  access: null,
  document: { blocks: [{ type: 'paragraph', id: 'open', text: [{ text: 'Начало' }] }] },
  locked: { titles: [], sections: 1, pictures: 0, videos: 0 },
  updatedAt: null,
  purchases: 0,
  live: true,
  onSale: true,
  mates: [],
  registration: null,
  ...changes,
});

const open = async (changes: Partial<ArticleView>, me: Me | null = aClient()) => {
  fakeServer({
    'GET /v1/blog/articles/7': () => ({ json: anArticle(changes) }),
    'POST /v1/balance/articles/7/pay': () => refusal(409, 'BALANCE_INSUFFICIENT', { shortfall: 90 }),
    'GET /v1/balance/summary': () => ({ json: { available: 1000, bonus: 0, gift: 0 } }),
  });
  const page = (
    <Routes>
      <Route path="/blog/:material" element={<ArticlePage />} />
      <Route path="/login" element={null} />
    </Routes>
  );
  return renderInApp(page, { me, path: '/blog/material-7' });
};

describe('a closed article', () => {
  test('is sold by one button', async () => {
    await open({});
    expect(await screen.findByRole('button', { name: /Купить за/ })).toBeInTheDocument();
  });

  test('offers to top up what is missing when the money has been spent meanwhile', async () => {
    const { store } = await open({});
    await userEvent.click(await screen.findByRole('button', { name: /Купить за/ }));
    await waitFor(() => expect(store.getState().modals.stack).toEqual([{ name: 'deposit', props: { shortfall: 90 } }]));
  });

  test('of an author who sells no more says so, and offers no button that would be refused', async () => {
    await open({ onSale: false });
    expect(await screen.findByText(/Автор больше не продаёт эту статью/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Купить за/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Цена')).not.toBeInTheDocument();
  });
});

describe('a like', () => {
  const hearts = () => screen.findAllByRole('button', { name: /^Нравится/ });

  test('of a guest leads to signing in and back to the article', async () => {
    await open({}, null);
    const [heart] = await hearts();
    if (heart) await userEvent.click(heart);
    expect(screen.getByLabelText('address')).toHaveTextContent(/^\/login\?.*material-7/);
  });

  test('of a closed article, or of one’s own, is disabled with the reason', async () => {
    await open({});
    for (const heart of await hearts())
      expect(heart).toHaveAccessibleDescription('Отметить можно, когда материал открыт целиком');
    cleanup();
    await open({ own: true, locked: null });
    for (const heart of await hearts()) expect(heart).toHaveAccessibleDescription('Свой материал отмечают другие');
  });
});
