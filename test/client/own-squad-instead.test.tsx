import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Me } from '../../src/contract/schemas/me';
import { CategoryHero } from '../../src/client/pages/category/category-hero';
import { VisibleSquads } from '../../src/client/pages/home/visible-squads';
import { HowItWorksPage } from '../../src/client/pages/how-it-works/how-it-works-page';
import { OrdersPage } from '../../src/client/pages/orders/orders-page';
import { TagHero } from '../../src/client/pages/tag/tag-hero';
import { fakeServer } from '../support/client/fake-server';
import { aClient, aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const member = { hasSquad: true, squadMember: { gameId: 'dota2', squadId: 18402 } } as const;

const fun = {
  id: 3,
  slug: 'fun',
  kind: 'FUN',
  name: 'Развлечение',
  description: '',
  pricePercent: null,
  priceFrom: 440,
} as const;

const tag = { id: 1, slug: 'aim', name: 'Стрельба', description: '', points: [], priceFrom: 440, category: fun };

const pages: readonly (readonly [page: string, shown: (me: Me | null) => ReactElement])[] = [
  ['a category', (me) => <CategoryHero category={fun} me={me} gameId="cs2" />],
  [
    'a collection',
    (me) => (
      <TagHero
        tag={{ ...tag, parentType: 'CATEGORY', parent: null, children: [], siblings: [], levels: [], languages: [] }}
        me={me}
        gameId="cs2"
      />
    ),
  ],
  ['home without open squads', (me) => <VisibleSquads gameId="cs2" me={me} />],
  ['«Как это работает»', () => <HowItWorksPage />],
];

const show = async (page: ReactElement, me: Me | null) => {
  fakeServer({
    'GET /v1/squads/cs2/squads': () => ({ json: [] }),
    'GET /v1/documents/how-it-works': () => ({ json: { current: null, upcoming: null } }),
    'GET /v1/squads/friend/orders': () => ({ json: [] }),
    'GET /v1/bookings': () => ({ json: [] }),
  });
  await renderInApp(page, { me });
};

const waysIn = () =>
  screen.queryAllByRole('link').filter((link) => /squads(?:$|\?|\/create)/.test(link.getAttribute('href') ?? ''));

describe('a person who is in a squad sees a link to it in place of creating or joining one', () => {
  test.each(pages)('on the page of %s', async (_page, shown) => {
    await show(shown(aClient(member)), aClient(member));
    expect(await screen.findByRole('link', { name: 'Текущая игра' })).toHaveAttribute('href', '/dota2/squads/18402');
    expect(waysIn().filter((link) => link.textContent !== 'Все')).toEqual([]);
  });

  test('a mate’s is their order', async () => {
    await show(<HowItWorksPage />, aMate(member));
    expect(await screen.findByRole('link', { name: 'Текущий заказ' })).toHaveAttribute('href', '/dota2/squads/18402');
  });

  test('also among a client’s invitations', async () => {
    await show(<OrdersPage />, aClient(member));
    expect(await screen.findByRole('link', { name: 'Текущая игра' })).toBeInTheDocument();
    expect(waysIn()).toEqual([]);
  });

  test.each(pages)('a guest may begin one on the page of %s', async (_page, shown) => {
    await show(shown(null), null);
    expect(await screen.findByRole('link', { name: 'Создать сквад' })).toBeInTheDocument();
    expect(screen.queryByText('Текущая игра')).not.toBeInTheDocument();
  });
});
