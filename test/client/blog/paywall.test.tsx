import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { ArticlePage } from '../../../src/client/pages/article/article-page';
import type { ArticleView } from '../../../src/contract/blog/article-views';
import { fakeServer } from '../../support/client/fake-server';
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

const open = async (changes: Partial<ArticleView>) => {
  fakeServer({
    'GET /v1/blog/articles/7': () => ({ json: anArticle(changes) }),
    'GET /v1/balance/summary': () => ({ json: { available: 1000, bonus: 0, gift: 0 } }),
  });
  const page = (
    <Routes>
      <Route path="/blog/:material" element={<ArticlePage />} />
    </Routes>
  );
  await renderInApp(page, { me: aClient(), path: '/blog/material-7' });
};

describe('a closed article', () => {
  test('is sold by one button', async () => {
    await open({});
    expect(await screen.findByRole('button', { name: /Купить за/ })).toBeInTheDocument();
  });

  test('of an author who sells no more says so, and offers no button that would be refused', async () => {
    await open({ onSale: false });
    expect(await screen.findByText(/Автор больше не продаёт эту статью/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Купить за/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Цена')).not.toBeInTheDocument();
  });
});
