import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppMenu } from '#client/app/panels/app-menu.tsx';
import { ModalHost } from '#client/app/modals/modal-host.tsx';
import { fakeServer } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const chooseDota = async (path: string) => {
  fakeServer({});
  await renderInApp(
    <>
      <AppMenu onClose={() => undefined} />
      <ModalHost />
    </>,
    { me: aClient(), path },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать игру: Counter-Strike 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dota 2' }));
  return screen.getByLabelText('address').textContent;
};

describe('another game, chosen in the game picker', () => {
  test.each([
    ['a page with the game in its path stays', '/cs2/orders-history', '/dota2/orders-history'],
    ['what was asked of the page stays too', '/cs2/team?online=1', '/dota2/team?online=1'],
    ['a section of the settings stays', '/cs2/settings#game', '/dota2/settings#game'],
    ['the menu closes', '/cs2/team#menu', '/dota2/team'],
    ['a page without a game keeps it in the query', '/balance', '/balance?gameId=dota2'],
    [
      'a mate of one game gives way to the mates of the other',
      '/cs2/team/0190f000-0000-7000-8000-0000000000aa',
      '/dota2/team',
    ],
    ['a squad of one game gives way to the squads of the other', '/cs2/squads/18402', '/dota2/squads'],
    ['the making of a squad stays', '/cs2/squads/create', '/dota2/squads/create'],
  ])('%s', async (_rule, from, to) => {
    expect(await chooseDota(from)).toBe(to);
  });
});

test('the blog is of all games: its menu has no choice of one', async () => {
  fakeServer({});
  await renderInApp(<AppMenu onClose={() => undefined} />, { path: '/blog' });
  expect(screen.queryByRole('button', { name: /Выбрать игру/ })).not.toBeInTheDocument();
});
