import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewsCard } from '#client/features/reviews/reviews-card.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

const id = '0190f000-0000-7000-8000-0000000000aa';

const review = (number: number) => ({
  id: String(number),
  author: { id, name: `Автор${number}`, avatarUrl: null },
  subject: { id, name: 'Северин', avatarUrl: null },
  gameId: 'cs2',
  kind: 'FUN',
  rating: 5,
  text: `Отзыв номер ${number}, играли вечером.`,
  createdAt: '2026-11-20T12:00:00.000Z',
  reply: null,
});

test('four reviews stand there, and the rest without a call when they are asked for', async () => {
  const server = fakeServer({
    [`GET /v1/reviews/${id}`]: () => ({ json: { items: [1, 2, 3, 4, 5, 6].map(review), nextCursor: null } }),
  });
  await renderInApp(<ReviewsCard userId={id} mateOf={null} />, { me: null, path: '/' });
  expect(await screen.findByText(/номер 4,/)).toBeVisible();
  expect(screen.queryByText(/номер 5,/)).toBeNull();
  const requestsBefore = server.routes().length;
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(screen.getByText(/номер 6,/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  expect(server.routes()).toHaveLength(requestsBefore);
});
