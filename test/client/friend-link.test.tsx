import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { Me } from '#contract/schemas/me.ts';
import { FriendInvitationPage } from '#client/pages/friend-invitation/friend-invitation-page.tsx';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const token = 'LSnOP_Prxy-b3nbi9AbhiA';

/** A friend's link that is used up, expired or revoked. */
const openSpent = async (me: Me | null) => {
  fakeServer({ [`GET /v1/squads/invited-friend/${token}`]: () => refusal(404, 'SQUADS_NOT_FOUND') });
  await renderInApp(
    <Routes>
      <Route path="/:gameId/squads/invite/:token" element={<FriendInvitationPage />} />
    </Routes>,
    { me, path: `/cs2/squads/invite/${token}?squad=18402&ref=kiberkot` },
  );
};

const inSquad = (squadId: number) => aClient({ hasSquad: true, squadMember: { gameId: 'cs2', squadId } });
const linkNamed = (name: string) => screen.findByRole('link', { name });

test('who came by a friend’s link and opens it once more is led into the squad', async () => {
  await openSpent(inSquad(18402));
  expect(await linkNamed('Текущая игра')).toHaveAttribute('href', '/cs2/squads/18402');
  expect(screen.getByText('Ты уже в этом скваде.')).toBeInTheDocument();
});

test('who is in another squad hears that the link is spent, and is led to their own', async () => {
  await openSpent(inSquad(18403));
  expect(await linkNamed('Текущая игра')).toHaveAttribute('href', '/cs2/squads/18403');
  expect(screen.getByText(/Приглашения уже нет/)).toBeInTheDocument();
});

test.each([
  ['a guest', null],
  ['a client', aClient()],
])('%s with a spent link may look for a squad', async (_who, me) => {
  await openSpent(me);
  expect(await linkNamed('Найти сквад')).toHaveAttribute('href', '/cs2/squads');
});
