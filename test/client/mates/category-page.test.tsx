import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { unusedResponses } from '#client/api/preloaded-responses.ts';
import { CategoryPage } from '#client/pages/category/category-page.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

const category = (id: number, kind: string, slug: string, name: string) => ({
  id,
  kind,
  slug,
  name,
  description: '',
  pricePercent: null,
  priceFrom: 500,
});

const school = { id: 'cs2-start', title: 'Обучение с нуля', lead: '', priceFrom: 2990 };

const open = async (slug: string) => {
  fakeServer({ 'GET /v1/mates/game/cs2': () => ({ json: { items: [], nextCursor: null } }) });
  const answers = {
    '/v1/categories/game/cs2': [
      category(1, 'EDUCATION', 'education', 'Обучение'),
      category(3, 'FUN', 'fun', 'Развлечение'),
    ],
    '/v1/category-tags/cs2': [],
    '/v1/training-landings/game/cs2': [school],
  };
  await renderInApp(
    <Routes>
      <Route path="/:gameId/:landing" element={<CategoryPage />} />
    </Routes>,
    { path: `/cs2/category-${slug}`, answers },
  );
  await screen.findByRole('heading', { name: 'Кто играет' });
};

describe('a category’s page', () => {
  test.each(['education', 'fun'])(
    'leaves nothing of what it came with, or it would stand hidden for a second: %s',
    async (slug) => {
      await open(slug);
      expect(unusedResponses()).toEqual([]);
    },
  );

  test('courses stand where one learns, nowhere else', async () => {
    await open('education');
    expect(await screen.findByText('Обучение с нуля')).toBeVisible();
  });

  test('no courses stand where one plays for fun', async () => {
    await open('fun');
    expect(screen.queryByText('Обучение с нуля')).toBeNull();
  });
});
