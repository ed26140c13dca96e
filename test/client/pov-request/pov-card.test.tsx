import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PovCard } from '#client/features/pov-request/pov-card.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

test('whether a recording is asked for, which has a deadline, is said to be missing where it has failed', async () => {
  const answers = [refusal(500, 'INTERNAL_ERROR'), { json: { request: null } }];
  fakeServer({ 'GET /v1/squads/7/pov-request': () => answers.shift() ?? { status: 404 } });
  await renderInApp(<PovCard squadId={7} />, { me: aClient(), path: '/cs2/squads/7' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Не загрузилось, нужна ли запись игры/);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
