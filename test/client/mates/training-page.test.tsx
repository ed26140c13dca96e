import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { TrainingPage } from '#client/pages/landings/training/training-page.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const mine = 'GET /v1/training-landings/my-courses';
const landing = 'GET /v1/training-landings/start';
const school = () => ({
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
});
const open = () =>
  renderInApp(
    <Routes>
      <Route path="/:gameId/training/:landingId" element={<TrainingPage />} />
    </Routes>,
    { me: aClient(), path: '/cs2/training/start' },
  );

test('if it is unknown which courses are bought already, the page says so and asks again', async () => {
  let fails = true;
  const { routes } = fakeServer({
    [mine]: () => (fails ? refusal(500, 'INTERNAL_ERROR') : { json: [] }),
    [landing]: school,
  });
  await open();
  const told = await screen.findByText('Не видно, какие курсы уже куплены');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(told).not.toBeInTheDocument());
  expect(routes().filter((route) => route === mine)).toHaveLength(2);
});

test('a course that is closed disappears, and the focus stays where it stood', async () => {
  const id = '0190f000-0000-7000-8000-0000000000d1';
  const bought = {
    id,
    course: { id: 7, title: 'Первые шаги', landingId: 'start', gameId: 'cs2' },
    price: 3000,
    boughtAt: '2026-11-01T10:00:00.000Z',
    expiresAt: '2027-01-30T10:00:00.000Z',
    closedAt: null,
    refunded: 0,
    refundable: 3000,
    vouchers: [{ code: 'LESSON-AAA', lesson: 1, squadId: null }],
  };
  let courses = [bought];
  fakeServer({
    [landing]: school,
    [mine]: () => ({ json: courses }),
    [`POST /v1/training-landings/my-courses/${id}/close`]: () => {
      courses = [];
      return { json: { ...bought, closedAt: bought.boughtAt } };
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Закрыть и вернуть/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Закрыть и вернуть/ }));
  await waitFor(() => expect(screen.queryByText('Первые шаги')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});
