import { screen, waitFor } from '@testing-library/react';
import { sampleSquad } from '../../lifecycle/sample-squad';
import type { Walk } from '../../lifecycle/walk';
import { fakeServer } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aSquadView } from '../../support/client/squad-view';

const open = async (walk: Walk, viewer: string, services: Readonly<Record<string, readonly string[]>>) => {
  const server = fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, viewer) }),
    ...Object.fromEntries(
      Object.entries(services).map(([id, names]) => [
        `GET /v1/notifier/user/${id}/services`,
        () => ({ json: names.map((name) => ({ name, status: 'connected' })) }),
      ]),
    ),
  });
  await openSquad(walk, viewer);
  return server;
};

describe('whoever waits sees where their signal goes', () => {
  test('to the messengers that the other has connected', async () => {
    await open(sampleSquad.READY().pays('owner'), 'owner', { mate: ['telegram', 'vk'], client: [], friend: [] });
    const line = await screen.findByText(/^Сигнал придёт:/);
    await waitFor(() =>
      expect(line).toHaveTextContent(
        'Сигнал придёт: Северин — на сайт, в Telegram и ВКонтакте; Енот — только на сайт.',
      ),
    );
  });

  test('and nobody is asked about whom they do not wait for', async () => {
    const { routes } = await open(sampleSquad.READY(), 'owner', { mate: ['telegram'] });
    await screen.findByRole('button', { name: /Оплатить/ });
    expect(routes().filter((route) => route.includes('/notifier/'))).toEqual([]);
  });
});
