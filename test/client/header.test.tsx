import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '#contract/schemas/me.ts';
import { Header } from '#client/app/shell/header.tsx';
import { sessionHint } from '#client/api/session-hint.ts';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient, aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const inSquad = { hasSquad: true, squadMember: { gameId: 'cs2', squadId: 18402 } } as const;
const matesList = '/v1/mates/game/cs2';

beforeEach(() => {
  fakeServer({
    'GET /v1/squads/mate/orders/count': () => ({ json: { count: 3 } }),
    [`GET ${matesList}`]: () => ({
      json: {
        items: [{ id: 'm1', name: 'Северин', description: 'Глобал', iconUrl: null }],
        nextCursor: null,
        total: 1,
      },
    }),
  });
});

const header = async (me: Me | null, path = '/') => {
  await renderInApp(<Header />, { me, path });
  return within(screen.getByRole('banner'));
};

describe('the header', () => {
  test('a guest has «Войти» and the way back, and nothing of an account', async () => {
    const bar = await header(null, '/cs2/team');
    expect(bar.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login?returnTo=%2Fcs2%2Fteam');
    expect(bar.queryByText(/₽/)).not.toBeInTheDocument();
    expect(bar.getByRole('button', { name: 'Играть' })).toBeInTheDocument();
  });

  test('a client has play, mates, balance and the account menu', async () => {
    const bar = await header(aClient());
    expect(await bar.findByRole('link', { name: /Баланс/ })).toHaveAttribute('href', '/balance?gameId=cs2');
    for (const name of ['Играть', 'Выбрать напарника', 'Как это работает', 'Меню аккаунта']) {
      expect(bar.getByRole('button', { name })).toBeInTheDocument();
    }
    expect(bar.queryByText('Приглашения')).not.toBeInTheDocument();
    expect(bar.queryByRole('switch')).not.toBeInTheDocument();
  });

  test('a client in a squad has «Текущая игра» instead of play', async () => {
    const bar = await header(aClient(inSquad));
    expect(bar.getByRole('link', { name: 'Текущая игра' })).toHaveAttribute('href', '/cs2/squads/18402');
    expect(bar.queryByText('Играть')).not.toBeInTheDocument();
  });

  test('a mate has create, invitations with their count, and the switch', async () => {
    const bar = await header(aMate());
    expect(bar.getByRole('link', { name: 'Создать сквад' })).toBeInTheDocument();
    expect(await bar.findByRole('img', { name: 'Новых приглашений: 3' })).toBeInTheDocument();
    expect(await bar.findByRole('switch', { name: 'Принимаю заказы' })).not.toBeChecked();
    expect(bar.queryByText('Выбрать напарника')).not.toBeInTheDocument();
  });

  test('a mate in a squad has «Текущий заказ» instead of create', async () => {
    const bar = await header(aMate(inSquad));
    expect(bar.getByRole('link', { name: 'Текущий заказ' })).toHaveAttribute('href', '/cs2/squads/18402');
    expect(bar.queryByText('Создать сквад')).not.toBeInTheDocument();
  });

  test('the game switcher is not shown in the blog', async () => {
    const bar = await header(null, '/blog');
    expect(bar.queryByRole('button', { name: /Выбрать игру/ })).not.toBeInTheDocument();
  });

  test('lists mates with a way to all of them', async () => {
    const bar = await header(aClient());
    await userEvent.click(bar.getByRole('button', { name: 'Выбрать напарника' }));
    expect(await screen.findByRole('menuitem', { name: /Северин/ })).toHaveAttribute('href', '/cs2/team/m1');
    expect(screen.getByRole('menuitem', { name: 'Посмотреть всех напарников' })).toHaveAttribute('href', '/cs2/team');
  });

  test('gains its scrolling state when the page is scrolled', async () => {
    await header(null);
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolling', 'false');
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: 1, configurable: true });
      fireEvent.scroll(window);
    });
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolling', 'true');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });
});

test('who could not be asked for is no guest: the header asks again instead of «Войти»', async () => {
  sessionHint.set(1);
  let works = false;
  fakeServer({
    'GET /v1/users/me': () => (works ? { json: aClient() } : refusal(401, 'UNAUTHENTICATED')),
    'POST /v1/auth/refresh': () => refusal(503, 'SERVICE_UNAVAILABLE'),
  });
  await renderInApp(<Header />, { path: '/cs2/team' });
  const again = await screen.findByRole('button', { name: 'Нет связи. Повторить' });
  expect(screen.queryByRole('link', { name: 'Войти' })).not.toBeInTheDocument();
  works = true;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /Баланс/ })).toBeInTheDocument();
});
