import { screen } from '@testing-library/react';
import { BelowFold } from '#client/pages/home/below-fold.tsx';
import { fakeServer } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const category = { slug: 'trial', name: 'Пробная', description: 'Коротко', pricePercent: 100 };

beforeEach(() => {
  fakeServer({
    'GET /v1/categories/game/cs2': () => ({ json: [{ ...category, id: 7, kind: 'EDUCATION_PROMO' }] }),
    'GET /v1/training-landings/game/cs2': () => ({
      json: [{ id: 'aim', title: 'Школа стрельбы', lead: 'Четыре занятия.', priceFrom: null }],
    }),
    'GET /v1/mate-landings/game/cs2': () => ({ json: [{ id: 'alisa', title: 'Играй с Алисой', lead: 'Терпеливо.' }] }),
  });
});

test('home leads to the pages of categories, schools and mates', async () => {
  await renderInApp(<BelowFold gameId="cs2" />, { me: aClient() });
  expect(await screen.findByRole('link', { name: /Коротко/ })).toHaveAttribute('href', '/cs2/category-trial');
  expect(await screen.findByRole('link', { name: /Школа стрельбы/ })).toHaveAttribute('href', '/cs2/training/aim');
  expect(await screen.findByRole('link', { name: /Алисой/ })).toHaveAttribute('href', '/cs2/mates/alisa');
});

test('a guest is offered the trial lesson', async () => {
  await renderInApp(<BelowFold gameId="cs2" />);
  expect(await screen.findByText(/Начни с пробной: 30 мин\. за 199/)).toBeInTheDocument();
});

test('who has played already is not', async () => {
  await renderInApp(<BelowFold gameId="cs2" />, { me: aClient({ orders: 4 }) });
  await screen.findByRole('link', { name: /Коротко/ });
  expect(screen.queryByText(/Начни с пробной/)).not.toBeInTheDocument();
});
