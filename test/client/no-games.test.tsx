import { screen, within } from '@testing-library/react';
import { AppMenu } from '#client/app/panels/app-menu.tsx';
import { AppRoutes } from '#client/app/router/app-routes.tsx';
import { Header } from '#client/app/shell/header.tsx';
import { CategoryStep } from '#client/features/create-squad/steps/category-step.tsx';
import { fakeServer } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const empty = { played: [] };

describe('in a product without games', () => {
  test.each(['/', '/cs2/team', '/cs2/squads', '/any/users/7'])('%s says so and asks for nothing', async (path) => {
    const { calls } = fakeServer({});
    await renderInApp(<AppRoutes />, { ...empty, path });
    expect(await screen.findByRole('heading', { level: 1, name: 'Скоро начнём' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Добавить игру' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('whoever may add the first game is led there', async () => {
    fakeServer({});
    await renderInApp(<AppRoutes />, { ...empty, me: aClient({ permissions: ['MANAGE_GAMES'] }) });
    expect(await screen.findByRole('link', { name: 'Добавить игру' })).toHaveAttribute('href', '/admin/games');
  });

  test('the header and the menu of phones lead to nobody’s games', async () => {
    fakeServer({});
    await renderInApp(<Header />, empty);
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('link', { name: 'Блог' })).toBeInTheDocument();
    expect(bar.queryByRole('button', { name: /Выбрать напарника|Играть/ })).not.toBeInTheDocument();
  });

  test('the menu of phones has no way to mates', async () => {
    fakeServer({});
    await renderInApp(<AppMenu onClose={() => undefined} />, empty);
    expect(screen.getByRole('link', { name: 'Блог' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Выбрать напарника|Создать сквад/ })).not.toBeInTheDocument();
  });

  test('settings have all but what belongs to a game', async () => {
    fakeServer({ 'GET /v1/users/me/trade-link': () => ({ json: { url: null } }) });
    await renderInApp(<AppRoutes />, { ...empty, me: aClient(), path: '/cs2/settings' });
    expect(await screen.findByRole('heading', { name: 'Фото' })).toBeInTheDocument();
    const nav = screen.getByRole('navigation', { name: 'Разделы настроек' });
    expect(within(nav).queryByRole('link', { name: /^Игра/ })).not.toBeInTheDocument();
  });
});

test('a game without categories says that there is nothing to play', async () => {
  fakeServer({});
  const query = { data: [], refetch: () => undefined };
  await renderInApp(<CategoryStep query={query} value={null} onChange={() => undefined} />);
  expect(screen.getByText(/сейчас не во что сыграть/)).toBeInTheDocument();
});
