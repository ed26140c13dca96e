import { screen } from '@testing-library/react';
import { SquadCardLine } from '#client/entities/blog/squad-card-line.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

test('a squad that an article mentions and that is gone leads to the open squads of the game', async () => {
  fakeServer({ 'GET /v1/squads/18401/card': () => refusal(404, 'SQUADS_NOT_FOUND') });
  await renderInApp(<SquadCardLine squadId={18401} />, { path: '/blog/material-257?gameId=cs2' });
  expect(await screen.findByRole('link', { name: 'Открытые сквады' })).toHaveAttribute('href', '/cs2/squads');
});
