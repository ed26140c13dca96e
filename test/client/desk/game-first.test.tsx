import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CategoriesSection } from '#client/pages/desk/sections/catalogue/categories-section.tsx';
import { GameParamsSection } from '#client/pages/desk/sections/catalogue/game-params-section.tsx';
import { TagsSection } from '#client/pages/desk/sections/catalogue/tags-section.tsx';
import { MatesSection } from '#client/pages/desk/sections/mates/mates-section.tsx';
import { LandingsSection } from '#client/pages/desk/sections/pages/landings-section.tsx';
import { MateLandingsSection } from '#client/pages/desk/sections/pages/mate-landings-section.tsx';
import { NotFoundPage } from '#client/pages/not-found/not-found-page.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient, games } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const nothing = () => ({ json: { items: [], nextCursor: null, total: 0 } });

const show = async (Section: ComponentType, played: typeof games, empty = 'Здесь пока ничего нет') => {
  windowOf(1440);
  fakeServer({
    'GET /v1/games': () => ({ json: played }),
    'GET /v1/admin/categories': nothing,
    'GET /v1/admin/category-tags': nothing,
    'GET /v1/admin/game-params': nothing,
    'GET /v1/admin/landings': nothing,
    'GET /v1/admin/mate-landings': nothing,
    'GET /v1/admin/mates': nothing,
    'GET /v1/admin/views': () => ({ json: { views: [] } }),
  });
  await renderInApp(<Section />, { me: aClient({ permissions: ['ALL'] }), played });
  await screen.findByText(empty);
};

describe.each<[string, ComponentType]>([
  ['a category', CategoriesSection],
  ['a parameter', GameParamsSection],
  ['a collection', TagsSection],
  ['a training page', LandingsSection],
  ['a mate’s page', MateLandingsSection],
])('%s', (_what, Section) => {
  test('cannot be created before the first game: the way to the games is offered instead', async () => {
    await show(Section, []);
    expect(screen.getByText('Сначала нужна игра')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К играм' })).toHaveAttribute('href', '/admin/games');
    expect(screen.queryByRole('button', { name: 'Создать' })).not.toBeInTheDocument();
  });

  test('can once there is one', async () => {
    await show(Section, games);
    expect(screen.getByRole('button', { name: 'Создать' })).toBeInTheDocument();
    expect(screen.queryByText('Сначала нужна игра')).not.toBeInTheDocument();
  });
});

describe('mate access', () => {
  const noMates = 'Напарников ещё нет';

  test('is given in a game, so not before the first one', async () => {
    await show(MatesSection, [], noMates);
    expect(screen.getByText('Сначала нужна игра')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Выдать доступ/ })).not.toBeInTheDocument();
  });

  test('is given once there is one', async () => {
    await show(MatesSection, games, noMates);
    expect(screen.getByRole('button', { name: /^Выдать доступ/ })).toBeInTheDocument();
  });
});

test('a page that does not exist leads to mates only where there is a game to play with them', async () => {
  fakeServer({ 'GET /v1/games': () => ({ json: [] }) });
  const { unmount } = await renderInApp(<NotFoundPage />, { played: games });
  expect(screen.getByRole('link', { name: 'Посмотреть всех напарников' })).toBeInTheDocument();
  unmount();
  await renderInApp(<NotFoundPage />, { played: [] });
  expect(screen.getByRole('link', { name: 'На главную' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Посмотреть всех напарников' })).not.toBeInTheDocument();
});
