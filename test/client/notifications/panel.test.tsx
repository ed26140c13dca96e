import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VirtuosoMockContext } from 'react-virtuoso';
import type { NotificationItem } from '#contract/people/notifications.ts';
import { NotificationsPanel } from '#client/features/notifications/notifications-panel.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const list = 'GET /v1/notifications';
const count = 'GET /v1/notifications/unread';
const readOne = 'POST /v1/notifications/7/read';
const readAll = 'POST /v1/notifications/read-all';

const item = (more: Partial<NotificationItem> = {}): NotificationItem => ({
  id: 7,
  kind: 'SQUAD_INVITED',
  level: 'INFO',
  title: 'Тебя зовут играть',
  text: 'Кот зовёт тебя в сквад № 18402.',
  link: '/cs2/orders',
  createdAt: '2026-01-01T10:00:00.000Z',
  read: false,
  ...more,
});

const page = (items: readonly NotificationItem[], nextCursor: string | null = null) => ({
  json: { items, nextCursor },
});

const open = () =>
  renderInApp(
    <VirtuosoMockContext value={{ viewportHeight: 1000, itemHeight: 92 }}>
      <NotificationsPanel onClose={() => undefined} />
    </VirtuosoMockContext>,
    { me: aClient(), path: '/balance' },
  );

describe('the notifications’ panel', () => {
  test('a press leads to the place and makes it read', async () => {
    const { routes } = fakeServer({
      [list]: () => page([item()]),
      [count]: () => ({ json: { count: 1 } }),
      [readOne]: () => ({ status: 204 }),
    });
    await open();
    const link = await screen.findByRole('link', { name: /Тебя зовут играть/ });
    expect(link).toHaveAttribute('href', '/cs2/orders');
    await userEvent.click(link);
    await waitFor(() => expect(routes()).toContain(readOne));
    expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/orders');
  });

  test('one is read without leaving, all by one press', async () => {
    const { routes } = fakeServer({
      [list]: () => page([item()]),
      [count]: () => ({ json: { count: 1 } }),
      [readOne]: () => ({ status: 204 }),
      [readAll]: () => ({ status: 204 }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Отметить прочитанным: Тебя зовут играть' }));
    await waitFor(() => expect(routes()).toContain(readOne));
    await userEvent.click(screen.getByRole('button', { name: 'Прочитать все' }));
    await waitFor(() => expect(routes()).toContain(readAll));
  });

  test('a link without a game keeps the chosen one', async () => {
    fakeServer({
      [list]: () => page([item({ link: '/balance', title: 'Баланс пополнен', read: true })]),
      [count]: () => ({ json: { count: 0 } }),
    });
    await open();
    expect((await screen.findByRole('link', { name: 'Баланс пополнен' })).getAttribute('href')).toMatch(
      /^\/balance\?gameId=/,
    );
    expect(screen.queryByRole('button', { name: /Отметить/ })).not.toBeInTheDocument();
  });

  test('nothing yet is said, and nothing new leads back to all', async () => {
    const { calls } = fakeServer({ [list]: () => page([]), [count]: () => ({ json: { count: 0 } }) });
    await open();
    expect(await screen.findByText(/Пока тихо/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Новые' }));
    expect(await screen.findByText(/Всё прочитано/)).toBeInTheDocument();
    expect(calls.some(({ url }) => url.includes('unread=true'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Показать все' }));
    expect(await screen.findByText(/Пока тихо/)).toBeInTheDocument();
  });

  test('a failure offers to try again', async () => {
    let broken = true;
    fakeServer({
      [list]: () => (broken ? refusal(500, 'INTERNAL_ERROR') : page([item()])),
      [count]: () => ({ json: { count: 1 } }),
    });
    await open();
    const retry = await screen.findByRole('button', { name: /Повторить/ });
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Тебя зовут играть')).toBeInTheDocument();
  });
});
