import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { fakeServer } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aClient } from '../../support/client/people';
import { aSquadView } from '../../support/client/squad-view';

const ready = sampleSquad.READY;

/**
 * A squad that waits for its owner's payment; the response to every step is lost, and then the squad is as given by
 * `after`.
 */
const open = async (after: SquadView | null) => {
  let lost = false;
  const lose = () => {
    lost = true;
    throw new TypeError('Failed to fetch');
  };
  fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/users/me': () => ({ json: aClient({ id: 'owner' }) }),
    'GET /v1/squads/18402': () => {
      if (lost && after === null) throw new TypeError('Failed to fetch');
      return { json: lost ? after : aSquadView(ready(), 'owner') };
    },
    'POST /v1/squads/18402/pay': lose,
    'POST /v1/squads/18402/disband': lose,
  });
  await openSquad(ready(), 'owner');
};

const pay = async () => userEvent.click(await screen.findByRole('button', { name: /^Оплатить/ }));

describe('after an answer was lost the squad is asked', () => {
  test('whether it was paid: then it is said so', async () => {
    await open(aSquadView(ready().pays('owner'), 'owner'));
    await pay();
    expect(await screen.findByText(/^Оплачено/, { selector: '[role=status] p' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Оплатить/ })).not.toBeInTheDocument();
  });

  test('and where nothing was paid, another press cannot pay twice', async () => {
    await open(aSquadView(ready(), 'owner'));
    await pay();
    expect(await screen.findByText(/дважды деньги не спишутся/)).toBeInTheDocument();
  });
});
