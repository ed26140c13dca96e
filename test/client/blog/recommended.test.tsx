import { screen, within } from '@testing-library/react';
import type { ArticleCard } from '#contract/blog/article-views.ts';
import { Recommended } from '#client/pages/blog/recommended.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

const author = {
  id: 'm-1',
  username: 'Мирай',
  avatarUrl: null,
  level: 'STAR',
  mateGameId: 'cs2',
  onlineLevel: 2,
  gone: false,
} as const;

const anArticle = (with_: Partial<ArticleCard>): ArticleCard => ({
  id: 300,
  title: 'Раскидки на Мираже',
  lead: '',
  gameId: 'cs2',
  type: 'TEXT',
  cover: null,
  minutes: 2,
  price: 290,
  author,
  publishedAt: '2026-01-14T12:00:00.000Z',
  likes: 96,
  recommended: true,
  own: false,
  liked: false,
  access: null,
  ...with_,
});

const open = async (first: Partial<ArticleCard>) => {
  const items = [anArticle(first), anArticle({ id: 301, title: 'Разбор демки' })];
  fakeServer({ 'GET /v1/blog/articles': () => ({ json: { items, nextCursor: null } }) });
  await renderInApp(<Recommended />);
  const articles = await screen.findAllByRole('article');
  return articles.map((article) => within(article));
};

describe('what moderators recommend', () => {
  test.each([
    ['of a paid one the beginning is offered', {}, 'Читать начало'],
    ['a free one is offered whole', { price: 0 }, 'Читать'],
    ['so is a bought one', { access: 'BOUGHT' }, 'Читать'],
  ] as const)('%s', async (_what, first, words) => {
    const [lead] = await open(first);
    expect(lead?.getByText(words)).toBeVisible();
  });

  test('small ones name their author and the day, for the level there is no room', async () => {
    const [lead, small] = await open({});
    expect(lead?.getByText('Звезда')).toBeVisible();
    expect(small?.getByText('Мирай')).toBeVisible();
    expect(small?.queryByText('Звезда')).toBeNull();
  });
});
