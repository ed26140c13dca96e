import { screen } from '@testing-library/react';
import { MatePlacePage } from '#client/pages/mate-place/mate-place-page.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

test('a mate who stands in no list is led to where categories are chosen', async () => {
  const figures = { shown: 0, opened: 0, called: 0, orders: 0 };
  fakeServer({
    'GET /v1/mates/me/place': () => ({ json: { gameId: 'cs2', place: null, figures, newcomerShare: 15 } }),
  });
  await renderInApp(<MatePlacePage />, { me: aMate(), path: '/cs2/mate/place' });
  expect(await screen.findByRole('link', { name: 'Настройки напарника' })).toHaveAttribute(
    'href',
    '/cs2/settings#categories',
  );
});
