import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { afterGame } from '../../support/client/after-game';
import { fakeServer } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aClient } from '../../support/client/people';
import { aSquadView } from '../../support/client/squad-view';

const finished = sampleSquad.FINISHED;

const open = async (reviews: readonly unknown[] = []) => {
  fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/notifier/user/owner/services': () => ({ json: [] }),
    'GET /v1/users/me': () => ({ json: aClient({ id: 'owner' }) }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(finished(), 'owner') }),
    ...afterGame,
    'GET /v1/squads/18402/reviews': () => ({
      json: {
        toReview: [{ id: 'mate', username: 'Северин', avatarUrl: null }],
        until: '2026-12-01T00:00:00.000Z',
        reviews,
      },
    }),
    'GET /v1/squads/18402/review-criteria': () => ({ json: [{ id: 7, name: 'Общение' }] }),
  });
  return openSquad(finished(), 'owner');
};

const star = () => screen.findByRole('radio', { name: /Общение.*4/ });

test('stars that were given and not sent yet stand after a reload', async () => {
  const first = await open();
  await userEvent.click(await star());
  first.unmount();
  await open();
  expect(await star()).toBeChecked();
});

test('what a browser kept and nobody can read is no mark', async () => {
  localStorage.setItem('review-marks:18402:mate', '{"broken');
  await open();
  expect(await star()).not.toBeChecked();
});

test('whose review an operator hid reads so beside it, with why', async () => {
  const person = (id: string, username: string) => ({ id, username, avatarUrl: null, onlineLevel: 0 });
  await open([
    {
      id: '1',
      author: person('owner', 'Киберкот'),
      subject: person('mate', 'Северин'),
      marks: [],
      rating: 3,
      text: 'Отвлекался',
      createdAt: '2026-11-26T00:00:00.000Z',
      reply: null,
      shown: false,
      hiddenReason: 'Не об этой игре',
    },
  ]);
  expect(await screen.findByText('Скрыт модератором')).toBeInTheDocument();
  expect(screen.getByText('Не об этой игре', { exact: false })).toBeInTheDocument();
  expect(screen.queryByText('Пока виден только тебе')).toBeNull();
});
