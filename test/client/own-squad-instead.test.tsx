import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import type { Me } from '#contract/schemas/me.ts';
import userEvent from '@testing-library/user-event';
import { SquadCardLine } from '#client/entities/blog/squad-card-line.tsx';
import { SquadMissing } from '#client/features/squad/squad-missing.tsx';
import { CategoryHero } from '#client/pages/category/category-hero.tsx';
import { FriendInvitationPage } from '#client/pages/friend-invitation/friend-invitation-page.tsx';
import { TrialOffer } from '#client/pages/home/trial-offer.tsx';
import { VisibleSquads } from '#client/pages/home/visible-squads.tsx';
import { HowItWorksPage } from '#client/pages/how-it-works/how-it-works-page.tsx';
import { OrdersPage } from '#client/pages/orders/orders-page.tsx';
import { TagHero } from '#client/pages/tag/tag-hero.tsx';
import { sampleSquad } from '../lifecycle/sample-squad';
import { afterGame } from '../support/client/after-game';
import { fakeServer, refusal } from '../support/client/fake-server';
import { openSquad } from '../support/client/open-squad';
import { aClient, aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';
import { aSquadView } from '../support/client/squad-view';

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

  test('in place of a squad that does not open', async () => {
    fakeServer({ 'GET /v1/squads/18401/farewell': () => refusal(404, 'SQUADS_NOT_FOUND') });
    await renderInApp(<SquadMissing id={18401} />, { me: aClient(member) });
    expect(await screen.findByRole('link', { name: 'Текущая игра' })).toBeInTheDocument();
    expect(waysIn()).toEqual([]);
  });

  test('in an article that mentions a squad of the past', async () => {
    fakeServer({ 'GET /v1/squads/18401/card': () => refusal(404, 'SQUADS_NOT_FOUND') });
    await renderInApp(<SquadCardLine squadId={18401} />, { me: aClient(member) });
    expect(await screen.findByRole('link', { name: 'Текущая игра' })).toBeInTheDocument();
    expect(waysIn()).toEqual([]);
  });

  test('where newcomers are offered the trial lesson', async () => {
    fakeServer({
      'GET /v1/squads/first-squad-prices': () => ({ json: { price: 199, durationMinutes: 30, available: true } }),
      'GET /v1/categories/game/cs2': () => ({ json: [{ ...fun, kind: 'EDUCATION_PROMO' }] }),
    });
    await renderInApp(<TrialOffer gameId="cs2" />, { me: aClient({ ...member, orders: 0 }) });
    expect(await screen.findByRole('link', { name: 'Текущая игра' })).toBeInTheDocument();
    expect(waysIn()).toEqual([]);
  });

  test.each([
    ['disbanded', 'owner', sampleSquad.DISBANDED()],
    ['settled', 'client', sampleSquad.FINISHED().does('owner', 'squad.confirm').does('client', 'squad.confirm')],
  ] as const)('on the page of another squad, %s', async (_status, viewer, walk) => {
    fakeServer({
      'GET /v1/languages': () => ({ json: [] }),
      'GET /v1/squads/18402': () => ({ json: aSquadView(walk, viewer) }),
      ...afterGame,
    });
    await openSquad(walk, viewer, { ...member, squadMember: { gameId: 'dota2', squadId: 18403 } });
    expect(await screen.findByRole('link', { name: 'Текущая игра' })).toHaveAttribute('href', '/dota2/squads/18403');
    expect(waysIn()).toEqual([]);
  });

  test('after declining the invitation to another one', async () => {
    const link = '/v1/squads/invited-friend/LSnOP_Prxy-b3nbi9AbhiA';
    const invitation = {
      squadId: 18401,
      gameId: 'cs2',
      gameName: 'Counter-Strike 2',
      category: fun,
      platform: 'PC',
      durationMinutes: 60,
      invitedBy: { id: 'friend', username: 'Пельмешек', avatarUrl: null, onlineLevel: 2 },
      members: [],
      share: 0,
      expiresAt: '2099-01-01T00:00:00.000Z',
    };
    fakeServer({ [`GET ${link}`]: () => ({ json: invitation }), [`POST ${link}/decline`]: () => ({ json: null }) });
    await renderInApp(
      <Routes>
        <Route path="/:gameId/squads/invite/:token" element={<FriendInvitationPage />} />
      </Routes>,
      { me: aClient(member), path: '/cs2/squads/invite/LSnOP_Prxy-b3nbi9AbhiA' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Отказаться' }));
    expect(await screen.findByRole('link', { name: 'Текущая игра' })).toBeInTheDocument();
    expect(waysIn()).toEqual([]);
  });

  test.each(pages)('a guest may begin one on the page of %s', async (_page, shown) => {
    await show(shown(null), null);
    expect(await screen.findByRole('link', { name: 'Создать сквад' })).toBeInTheDocument();
    expect(screen.queryByText('Текущая игра')).not.toBeInTheDocument();
  });
});
