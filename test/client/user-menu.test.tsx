import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '#contract/schemas/me.ts';
import { AppMenu } from '#client/app/panels/app-menu.tsx';
import { Header } from '#client/app/shell/header.tsx';
import { signedIn } from '#client/app/shell/lazy-signed-in.ts';
import { fakeServer } from '../support/client/fake-server';
import { aClient, aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const open = async (me: Me, awaiting = 0) => {
  fakeServer({
    'GET /v1/squads/mate/orders/count': () => ({ json: { count: 0 } }),
    'GET /v1/notifications/unread': () => ({ json: { count: 0 } }),
    'GET /v1/bookings/awaiting': () => ({ json: { count: awaiting } }),
  });
  const user = userEvent.setup();
  // As the page does before its first render.
  await signedIn.preload();
  await renderInApp(<Header />, { me, path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Меню аккаунта' }));
  return { user, menu: await screen.findByRole('menu', { name: 'Меню аккаунта' }) };
};

const namesIn = (menu: HTMLElement): readonly (string | null)[] =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.getAttribute('aria-label') ?? item.textContent);

const beforeClients = ['Профиль', 'Скопировать ссылку на профиль', 'Записи', 'История заказов'];
const afterClients = [
  'Баланс и история операций',
  'Настройки',
  'Мои материалы',
  'Доступные мне материалы блога',
  'Поддержка',
  'Выйти',
];

test.each([
  ['a client has', aClient(), 1],
  ['a mate has not', aMate(), 0],
  ['a guest has not', null, 0],
] as const)('«Стать напарником» %s in the phone’s menu', async (_who, me, times) => {
  fakeServer({
    'GET /v1/games': () => ({ json: [] }),
    'GET /v1/squads/mate/orders/count': () => ({ json: { count: 0 } }),
    'GET /v1/bookings/awaiting': () => ({ json: { count: 0 } }),
  });
  await renderInApp(<AppMenu onClose={() => undefined} />, { me, path: '/cs2/team' });
  expect(await screen.findByRole('link', { name: 'Блог' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Стать напарником' })).toHaveLength(times);
});

describe('the user menu', () => {
  test('of a client has its items in their order and ends with «Стать напарником»', async () => {
    const { menu } = await open(aClient());
    expect(namesIn(menu)).toEqual([...beforeClients, ...afterClients, 'Стать напарником']);
  });

  test('of a mate has «Мои клиенты» and ends with their grade and percent of order', async () => {
    const { menu } = await open(aMate());
    expect(namesIn(menu)).toEqual([...beforeClients, 'Мои клиенты', ...afterClients]);
    expect(menu).toHaveTextContent(/Профи82.%.заказа$/);
  });

  test('tells a mate how many bookings wait for their answer, beside the face and at «Записи»', async () => {
    const { menu } = await open(aMate(), 3);
    const count = within(menu).getByRole('menuitem', { name: /Записи/ });
    expect(await within(count).findByRole('img', { name: 'Ждут твоего ответа: 3' })).toHaveTextContent('3');
    expect(screen.getAllByRole('img', { name: 'Ждут твоего ответа: 3', hidden: true })).toHaveLength(2);
  });

  test('copies the link of one’s profile and says so', async () => {
    const { user, menu } = await open(aClient());
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(menu).getByRole('menuitem', { name: 'Скопировать ссылку на профиль' }));
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`/cs2/users/${aClient().id}$`)));
  });

  test('signs out by the plain link', async () => {
    const { menu } = await open(aClient());
    expect(within(menu).getByRole('menuitem', { name: 'Выйти' })).toHaveAttribute('href', '/api/auth/logout');
  });
});
