import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { afterGame } from '../../support/client/after-game';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aSquadView } from '../../support/client/squad-view';

const recreate = async (code: string) => {
  const walk = sampleSquad.IN_A_GAME();
  walk.send({ type: 'squad.needToRecreate', by: 'owner', at: walk.at, needed: true });
  fakeServer({
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, 'owner') }),
    'POST /v1/squads': () => refusal(409, code),
  });
  await openSquad(walk, 'owner');
  await userEvent.click(await screen.findByRole('button', { name: 'Пересоздать сквад' }));
};

test('a squad that was not recreated is a squad that was not created: the code is told', async () => {
  await recreate('SQUADS_INVALID_STATE');
  expect(await screen.findByText('Отказ SQUADS_INVALID_STATE (SQUADS_INVALID_STATE)')).toBeInTheDocument();
});

test('a category that is no longer theirs has its own words here too', async () => {
  await recreate('SQUADS_CANNOT_PLAY_CATEGORY');
  expect(await screen.findByText('Ты больше не можешь играть в этой категории')).toBeInTheDocument();
});

test('a squad that was not repeated is one that was not created either', async () => {
  const walk = sampleSquad.FINISHED().does('owner', 'squad.confirm').does('client', 'squad.confirm');
  fakeServer({
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, 'owner') }),
    ...afterGame,
    'POST /v1/squads/18402/repeat': () => refusal(403, 'SQUADS_CANNOT_PLAY_CATEGORY'),
  });
  await openSquad(walk, 'owner');
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Ты больше не можешь играть в этой категории')).toBeInTheDocument();
});
