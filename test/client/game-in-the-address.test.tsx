import { screen, within } from '@testing-library/react';
import { AppMenu } from '#client/app/panels/app-menu.tsx';
import { Header } from '#client/app/shell/header.tsx';
import { TabBar } from '#client/app/shell/tab-bar.tsx';
import { useAddressWithGame } from '#client/entities/game/chosen-game.ts';
import { Link, setAddressHook } from '#client/kit/routing/link.tsx';
import { storeLocale } from '#client/kit/texts/define-texts.ts';
import { fakeServer } from '../support/client/fake-server';
import { aClient, aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

beforeEach(() => {
  localStorage.clear();
  fakeServer({ 'GET /v1/squads/mate/orders/count': () => ({ json: { count: 3 } }) });
});

const blogLink = async (path: string) => {
  await renderInApp(<Header />, { path });
  const bar = within(screen.getByRole('banner'));
  return bar.getByRole('link', { name: 'Блог' }).getAttribute('href');
};

describe('any link to a page without a game in its path', () => {
  afterEach(() => setAddressHook((to) => to));

  test.each([
    ['carries the chosen one', '/balance/packages', '/balance/packages?gameId=dota2'],
    ['… beside its own query and place', '/blog?author=7#top', '/blog?author=7&gameId=dota2#top'],
    ['… also to home', '/', '/?gameId=dota2'],
    ['keeps one that it names itself', '/blog?gameId=cs2', '/blog?gameId=cs2'],
    ['leaves a path of a game alone', '/cs2/team', '/cs2/team'],
    ['leaves the desk alone', '/admin/users', '/admin/users'],
    ['leaves signing in alone, which returns somewhere', '/login?returnTo=%2Fdraws', '/login?returnTo=%2Fdraws'],
  ])('%s', async (_rule, to, href) => {
    setAddressHook(useAddressWithGame);
    await renderInApp(<Link to={to}>Дальше</Link>, { path: '/support?gameId=dota2' });
    expect(screen.getByRole('link', { name: 'Дальше' })).toHaveAttribute('href', href);
  });
});

describe('the game in links', () => {
  test.each([
    ['stands in the path', '/dota2/team', 'dota2'],
    ['stands in the query', '/support?gameId=dota2', 'dota2'],
    ['is no game because it stands first in a path', '/nonsense/team', 'cs2'],
    ['is no game because it stands in a query', '/support?gameId=nonsense', 'cs2'],
    ['of the path goes before that of the query', '/dota2/team?gameId=cs2', 'dota2'],
    ['is that of the page which signing in leads to', '/login?returnTo=%2Fdota2%2Fteam', 'dota2'],
    ['… also where that page has it in its query', '/login?returnTo=%2Fblog%3FgameId%3Ddota2', 'dota2'],
  ])('%s', async (_rule, path, gameId) => {
    expect(await blogLink(path)).toBe(`/blog?gameId=${gameId}`);
  });

  test('a stored game that no longer exists is ignored', async () => {
    localStorage.setItem('gameId', 'closed');
    expect(await blogLink('/support')).toBe('/blog?gameId=cs2');
  });
});

const invitationsIn = (name: RegExp) =>
  within(screen.getByRole('link', { name })).findByRole('img', { name: 'Новых приглашений: 3' });

test('the chat tab carries the game, and a mate’s own tab counts their invitations', async () => {
  await renderInApp(<TabBar me={aMate()} />, { me: aMate(), path: '/dota2/team' });
  expect(screen.getByRole('link', { name: /Чат/ })).toHaveAttribute('href', '/chat?gameId=dota2');
  expect(await invitationsIn(/Приглашения/)).toBeInTheDocument();
  expect(within(screen.getByRole('link', { name: /Профиль/ })).queryByRole('img')).not.toBeInTheDocument();
});

test('in a squad the tab leads to it, and the menu tab counts a mate’s invitations', async () => {
  const me = aMate({ squadMember: { squadId: 7, gameId: 'cs2' } });
  await renderInApp(<TabBar me={me} />, { me, path: '/cs2/squads/7' });
  const tab = screen.getByRole('link', { name: 'Заказ' });
  expect(tab).toHaveAttribute('href', '/cs2/squads/7');
  expect(tab).toHaveAttribute('aria-current', 'page');
  expect(await invitationsIn(/Профиль/)).toBeInTheDocument();
});

test('the menu of narrow windows counts invitations', async () => {
  await renderInApp(<AppMenu onClose={() => undefined} />, { me: aMate(), path: '/cs2/team' });
  const item = screen.getByRole('link', { name: /Приглашения/ });
  expect(await within(item).findByRole('img', { name: 'Новых приглашений: 3' })).toBeInTheDocument();
});

test('clients have no count of invitations', async () => {
  await renderInApp(<TabBar me={aClient()} />, { me: aClient() });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the language is stored in its cookie', () => {
  document.cookie = 'NEXT_LOCALE=;max-age=0';
  storeLocale();
  expect(document.cookie).toContain('NEXT_LOCALE=ru');
});
