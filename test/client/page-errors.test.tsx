import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { CategoryPage } from '#client/pages/category/category-page.tsx';
import { MatePage } from '#client/pages/mate/mate-page.tsx';
import { ProfilePage } from '#client/pages/profile/profile-page.tsx';
import { SquadPage } from '#client/pages/squad/squad-page.tsx';
import { TagPage } from '#client/pages/tag/tag-page.tsx';
import { UserPage } from '#client/pages/user/user-page.tsx';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const someone = '0190f000-0000-7000-8000-000000000002';

const pages: readonly (readonly [name: string, heading: string, route: string, path: string, page: ReactNode])[] = [
  ['one’s own profile', 'Профиль не открылся', '/:gameId/profile', '/cs2/profile', <ProfilePage key="" />],
  ['somebody’s profile', 'Профиль не открылся', '/:gameId/users/:userId', `/cs2/users/${someone}`, <UserPage key="" />],
  ['a mate', 'Страница напарника не открылась', '/:gameId/team/:mateId', `/cs2/team/${someone}`, <MatePage key="" />],
  ['a squad', 'Сквад не открылся', '/:gameId/squads/:squadId', '/cs2/squads/12', <SquadPage key="" />],
  ['a category', 'Категория не открылась', '/:gameId/:landing', '/cs2/category-fun', <CategoryPage key="" />],
  ['a tag', 'Подборка не открылась', '/:gameId/:landing', '/cs2/tag-evening', <TagPage key="" />],
];

describe('a page that did not open', () => {
  test.each(pages)(
    '%s: has one heading, its name in the browser and «Повторить»',
    async (_name, heading, route, path, page) => {
      const away = () => refusal(503, 'SERVICE_UNAVAILABLE');
      const { calls } = fakeServer({
        [`GET /v1/users/cs2/${aClient().id}`]: away,
        [`GET /v1/users/cs2/${someone}`]: away,
        [`GET /v1/mates/cs2/${someone}`]: away,
        'GET /v1/squads/12': away,
        'GET /v1/categories/game/cs2': away,
        'GET /v1/category-tags/cs2/evening': away,
      });
      await renderInApp(
        <Routes>
          <Route path={route} element={page} />
        </Routes>,
        { me: aClient(), path },
      );
      const loading = screen.getByRole('heading', { level: 1 });
      expect(document.title).toBe(`${loading.textContent} — Напарник`);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(document.title).toBe(`${heading} — Напарник`);
      const before = calls.length;
      await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
      expect(calls.length).toBeGreaterThan(before);
    },
  );
});
