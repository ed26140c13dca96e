import { screen } from '@testing-library/react';
import type { Me } from '#contract/schemas/me.ts';
import { HomeHero } from '#client/pages/home/home-hero.tsx';
import { fakeServer } from '../support/client/fake-server';
import { aClient, aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const inSquad = { hasSquad: true, squadMember: { gameId: 'dota2', squadId: 18402 } } as const;

const promise = async (me: Me | null) => {
  fakeServer({ 'GET /v1/mates/game/cs2': () => ({ json: { items: [], nextCursor: null, total: 0 } }) });
  await renderInApp(<HomeHero me={me} gameId="cs2" aside={null} />, { me });
};

describe('the first words of the product', () => {
  test('lead a guest to a squad of their own or to somebody’s', async () => {
    await promise(null);
    expect(screen.getByRole('link', { name: 'Создать сквад' })).toHaveAttribute('href', '/cs2/squads/create');
    expect(screen.getByRole('link', { name: 'Присоединиться' })).toHaveAttribute('href', '/cs2/squads');
  });

  test.each([
    ['client', aClient(inSquad)],
    ['mate', aMate(inSquad)],
  ])('lead a %s who is in a squad back to it, whatever game it is of', async (_role, me) => {
    await promise(me);
    expect(screen.getByRole('link', { name: 'Вернуться в сквад' })).toHaveAttribute('href', '/dota2/squads/18402');
    expect(screen.queryByText('Создать сквад')).not.toBeInTheDocument();
    expect(screen.queryByText('Присоединиться')).not.toBeInTheDocument();
  });
});
