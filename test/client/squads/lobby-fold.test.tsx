import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LobbyNote } from '#contract/squads/squad-lobby.ts';
import { fakeServer } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aSquadView } from '../../support/client/squad-view';
import { sampleSquad } from '../../lifecycle/sample-squad';

const nothing: LobbyNote = { nick: '', contact: '', code: '', voice: '' };

const open = async (mine: LobbyNote) => {
  const walk = sampleSquad.STARTED();
  fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, 'owner') }),
    'GET /v1/squads/18402/lobby': () => ({ json: { told: false, mine, others: [] } }),
  });
  await openSquad(walk, 'owner');
};
const field = () => screen.queryByRole('textbox', { name: 'Имя или ID в игре' });

describe('where to meet', () => {
  test('who has nothing ready is asked by a button, and the first field takes the cursor', async () => {
    await open(nothing);
    const button = await screen.findByRole('button', { name: 'Сказать, как меня найти' });
    expect(field()).toBeNull();
    await userEvent.click(button);
    expect(field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(field()).toBeNull();
  });

  test('what was told last time stands ready to be told again', async () => {
    await open({ ...nothing, nick: 'Kibercot' });
    expect(await screen.findByDisplayValue('Kibercot')).toBeVisible();
  });
});
