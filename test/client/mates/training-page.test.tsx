import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { TrainingPage } from '../../../src/client/pages/landings/training/training-page';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

test('if it is unknown which courses are bought already, the page says so and asks again', async () => {
  const mine = 'GET /v1/training-landings/my-courses';
  let fails = true;
  const { routes } = fakeServer({
    [mine]: () => (fails ? refusal(500, 'INTERNAL_ERROR') : { json: [] }),
    'GET /v1/training-landings/start': () => ({
      json: {
        id: 'start',
        gameId: 'cs2',
        title: 'Школа',
        lead: 'С нуля',
        points: [],
        questions: [],
        courses: [],
        trainers: [],
      },
    }),
  });
  await renderInApp(
    <Routes>
      <Route path="/:gameId/training/:landingId" element={<TrainingPage />} />
    </Routes>,
    { me: aClient(), path: '/cs2/training/start' },
  );
  const told = await screen.findByText('Не видно, какие курсы уже куплены');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(told).not.toBeInTheDocument());
  expect(routes().filter((route) => route === mine)).toHaveLength(2);
});
