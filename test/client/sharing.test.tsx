import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { sampleSquad } from '../lifecycle/sample-squad';
import { openSquad } from '../support/client/open-squad';
import { aSquadView } from '../support/client/squad-view';
import { ShareButtons } from '#client/entities/referral/share-buttons.tsx';
import { LazyMenu, lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { ShareMenu } from '#client/entities/referral/share-menu.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const tag = 'GET /v1/referrals/me';
const own = {
  [tag]: () => ({ json: { refTag: 'kiberkot', invited: 0, earned: 0, percent: 10, days: 180, maxPerClient: 5000 } }),
};
const squadPath = '/cs2/squads/18028';

const openMenu = async (counted: boolean, handlers: Parameters<typeof fakeServer>[0], me = aClient()) => {
  const { routes } = fakeServer(handlers);
  const menu = lazyComponent<{ readonly trigger: ReactElement }>(
    async () =>
      ({ trigger }) => <ShareMenu trigger={trigger} path={squadPath} counted={counted} />,
    { renderError: null },
  );
  const user = userEvent.setup();
  await renderInApp(<LazyMenu menu={menu} trigger={<Button>Поделиться</Button>} />, { me });
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  const shown = await screen.findByRole('menu');
  return { user, routes, copied: clipboard(), item: (name: string) => within(shown).findByRole('menuitem', { name }) };
};
/** After `userEvent.setup`, which brings a clipboard. */
const clipboard = () => jest.spyOn(navigator.clipboard, 'writeText');
const telegramOf = (item: HTMLElement) => new URL(item.getAttribute('href') ?? '').searchParams.get('url');

test('a member’s link carries their tag, and Telegram and Discord say that it went through them', async () => {
  const { user, item, copied } = await openMenu(true, own);
  const telegram = await item('Отправить в Telegram');
  expect(telegramOf(telegram)).toBe(`${location.origin}${squadPath}?ref=kiberkot&via=tg`);
  expect(telegram).toHaveAttribute('target', '_blank');
  await user.click(await item('Скопировать для Discord'));
  expect(copied).toHaveBeenCalledWith(`${location.origin}${squadPath}?ref=kiberkot&via=dc`);
  expect(await screen.findByText('Ссылка скопирована')).toBeInTheDocument();
});

test('whoever is not in the squad passes on a plain link', async () => {
  const { user, item, copied, routes } = await openMenu(false, own);
  await user.click(await item('Скопировать ссылку'));
  expect(copied).toHaveBeenCalledWith(`${location.origin}${squadPath}`);
  expect(routes()).not.toContain(tag);
});

test('a tag that cannot be had keeps nobody from passing the link on', async () => {
  const { user, item, copied } = await openMenu(true, { [tag]: () => refusal(503, 'INTERNAL_ERROR') });
  await screen.findByRole('menuitem', { name: 'Отправить в Telegram' });
  await user.click(await item('Скопировать ссылку'));
  expect(copied).toHaveBeenCalledWith(`${location.origin}${squadPath}`);
});

test('a friend link keeps the squad that it names', async () => {
  fakeServer(own);
  const user = userEvent.setup();
  const copied = clipboard();
  await renderInApp(<ShareButtons path="/cs2/squads/invite/0f3a?squad=18028" />, { me: aClient() });
  const button = await screen.findByRole('button', { name: 'Скопировать ссылку' });
  await screen.findByRole('link', { name: 'Отправить в Telegram' });
  await user.click(button);
  expect(copied).toHaveBeenCalledWith(`${location.origin}/cs2/squads/invite/0f3a?squad=18028&ref=kiberkot`);
});

test.each([
  [
    'of a closed squad leads to its page',
    () => sampleSquad.PENDING().does('owner', 'squad.unpublish'),
    '/cs2/squads/18402?',
  ],
  ['of an open squad leads to the list that guests read too', () => sampleSquad.PENDING(), '/cs2/squads?squad=18402&'],
] as const)('a link %s', async (_name, walkOf, beginning) => {
  const walk = walkOf();
  fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, 'owner') }),
    ...own,
  });
  const user = userEvent.setup();
  const copied = clipboard();
  await openSquad(walk, 'owner');
  await user.click(await screen.findByRole('button', { name: 'Поделиться' }));
  await screen.findByRole('menuitem', { name: 'Отправить в Telegram' });
  await user.click(screen.getByRole('menuitem', { name: 'Скопировать ссылку' }));
  expect(copied).toHaveBeenCalledWith(`${location.origin}${beginning}ref=kiberkot`);
});
