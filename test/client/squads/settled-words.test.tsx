import { screen } from '@testing-library/react';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { fakeServer } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aSquadView } from '../../support/client/squad-view';

const open = async (viewer: 'owner' | 'mate') => {
  const walk = sampleSquad.FINISHED().does('owner', 'squad.confirm').does('client', 'squad.confirm');
  fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, viewer) }),
    'GET /v1/squads/18402/reviews': () => ({ json: { toReview: [], until: null, reviews: [] } }),
    'GET /v1/squads/18402/review-criteria': () => ({ json: [] }),
  });
  const mateAccess = { gameId: 'cs2', active: true, grade: 'PRO', percent: 82 } as const;
  await openSquad(walk, viewer, viewer === 'mate' ? { mateAccess } : {});
  await screen.findByText('Игра завершена, расчёт сделан');
};

describe('a settled game', () => {
  test('who paid is invited to gather the same people again, and has the button', async () => {
    await open('owner');
    expect(screen.getByText(/собери тех же ещё раз/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  });

  test('a mate is thanked alone: it is not they who gather', async () => {
    await open('mate');
    expect(screen.getByText('Спасибо за игру.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  });
});
