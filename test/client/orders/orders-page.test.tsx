import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '#contract/schemas/me.ts';
import { OrdersPage } from '#client/pages/orders/orders-page.tsx';
import { aStanding } from '../../support/client/a-standing';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { anOrder, inMs } from '../../support/client/squad-lists';

const list = 'GET /v1/squads/mate/orders';
const accept = 'POST /v1/squads/mate/orders/18402/accept';
const cancel = 'POST /v1/squads/mate/orders/18402/cancel';
const activeMate = (with_: Partial<Me> = {}) =>
  aMate({ mateAccess: { gameId: 'cs2', active: true, grade: 'PRO', percent: 78 }, ...with_ });
const address = () => screen.getByLabelText('address');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const open = async (me: Me = activeMate()) => {
  await renderInApp(<OrdersPage />, { me, path: '/cs2/orders' });
};
const openWithOrder = async (me?: Me) => {
  await open(me);
  return within(await screen.findByRole('listitem'));
};

describe('a mate’s invitations', () => {
  test('each says who calls, into what, for how much, and what part of it is theirs', async () => {
    fakeServer({ [list]: () => ({ json: [anOrder()] }) });
    const card = await openWithOrder();
    for (const text of [
      'Киберкот',
      'В сети',
      'Повышение ранга, час',
      'PC',
      '2 из 4 мест',
      /^546\s₽$/,
      /^78\s% от 700\s₽$/,
    ])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('timer')).toHaveTextContent(/^0[89]:\d\d$/);
  });

  test('one whose time is over by the server’s clock is not shown', async () => {
    fakeServer({ [list]: () => ({ json: [anOrder({ expiresAt: inMs(-1) }), anOrder({ squadId: 7 })] }) });
    await open();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });

  test('accepting leads to the squad', async () => {
    const { routes } = fakeServer({
      [list]: () => ({ json: [anOrder()] }),
      [accept]: () => ({ json: { id: 18402, gameId: 'cs2' } }),
      'GET /v1/users/me': () => ({ json: activeMate() }),
    });
    await openWithOrder();
    await press('Принять приглашение: Киберкот');
    await waitFor(() => expect(address()).toHaveTextContent('/cs2/squads/18402'));
    expect(routes().filter((route) => route === accept)).toHaveLength(1);
  });

  test('a refusal stands beneath its invitation', async () => {
    fakeServer({
      [list]: () => ({ json: [anOrder()] }),
      [accept]: () => refusal(409, 'SQUADS_FULL'),
      'GET /v1/users/me': () => ({ json: activeMate() }),
    });
    const card = await openWithOrder();
    await press('Принять приглашение: Киберкот');
    expect(await card.findByRole('alert')).toHaveTextContent('Отказ SQUADS_FULL');
    expect(address()).toHaveTextContent('/cs2/orders');
  });

  test('a refusal that ends the invitation is a toast, and the list is asked again', async () => {
    let left = [anOrder()];
    const gone = () => {
      left = [];
      return refusal(409, 'SQUADS_INVALID_STATE');
    };
    fakeServer({ [list]: () => ({ json: left }), [accept]: gone, 'GET /v1/users/me': () => ({ json: activeMate() }) });
    await openWithOrder();
    await press('Принять приглашение: Киберкот');
    expect(await screen.findByText('Отказ SQUADS_INVALID_STATE')).toBeInTheDocument();
    expect(await screen.findByText(/Новых приглашений нет/)).toBeInTheDocument();
  });

  test('declining is asked about first; then the card goes and the list has the focus', async () => {
    let left = [anOrder(), anOrder({ squadId: 7 })];
    const decline = () => {
      left = left.slice(1);
      return { status: 204 };
    };
    const { routes } = fakeServer({ [list]: () => ({ json: left }), [cancel]: decline });
    await open();
    await screen.findAllByRole('listitem');
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Отказаться от приглашения: Киберкот' })[0] ?? document.body,
    );
    expect(routes()).not.toContain(cancel);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отказаться' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Открытые приглашения' })).toHaveFocus());
  });

  test('with orders off nothing can be accepted, and the switch stands beside', async () => {
    const { routes } = fakeServer({ [list]: () => ({ json: [anOrder()] }) });
    await openWithOrder(aMate());
    expect(await screen.findByRole('switch', { name: 'Принимаю заказы' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Принять/ })).toHaveAttribute('aria-disabled', 'true');
    await press('Принять приглашение: Киберкот');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Приём заказов у напарника выключен');
    expect(routes()).not.toContain(accept);
  });

  test('who has a squad is led to it', async () => {
    fakeServer({ [list]: () => ({ json: [] }) });
    await open(activeMate({ hasSquad: true, squadMember: { gameId: 'cs2', squadId: 5 } }));
    expect(await screen.findByRole('link', { name: 'К моему заказу' })).toHaveAttribute('href', '/cs2/squads/5');
  });

  test('a list that failed can be asked again', async () => {
    let failed = false;
    const answer = () => {
      if (failed) return { json: [anOrder()] };
      failed = true;
      return refusal(500, 'INTERNAL_ERROR');
    };
    fakeServer({ [list]: answer, 'GET /v1/mates/me/standing': () => ({ json: aStanding() }) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('listitem')).toBeInTheDocument();
  });
});

describe('a client’s invitations', () => {
  test('say how friends invite, lead to the squads, and ask for no mate’s list', async () => {
    const { routes } = fakeServer({ 'GET /v1/squads/invited-friend': () => ({ json: [] }) });
    await open(aClient());
    expect(await screen.findByRole('link', { name: 'Найти сквад' })).toHaveAttribute('href', '/cs2/squads');
    expect(routes()).not.toContain(list);
  });
});

describe('a client called by name', () => {
  const order = { ...anOrder(), token: 'a'.repeat(22), share: 1300 };
  const mine = 'GET /v1/squads/invited-friend';

  test('sees who calls and their own share, and joins', async () => {
    const join = 'POST /v1/squads/18402/join';
    const { calls } = fakeServer({
      [mine]: () => ({ json: [order] }),
      [join]: () => ({ json: { id: 18402, gameId: 'cs2' } }),
      'GET /v1/users/me': () => ({ json: aClient() }),
    });
    await open(aClient());
    expect(await screen.findByText(/^1\s300\s₽$/)).toBeInTheDocument();
    await press('Вступить в сквад: Киберкот');
    await waitFor(() => expect(address()).toHaveTextContent('/cs2/squads/18402'));
    expect(calls.find(({ route }) => route === join)?.body).toEqual({ token: order.token });
  });

  test('hears why an invitation that is over goes', async () => {
    let left = [order];
    const gone = () => {
      left = [];
      return refusal(404, 'SQUADS_NOT_FOUND');
    };
    fakeServer({
      [mine]: () => ({ json: left }),
      'POST /v1/squads/18402/join': gone,
      'GET /v1/users/me': () => ({ json: aClient() }),
    });
    await open(aClient());
    await userEvent.click(await screen.findByRole('button', { name: 'Вступить в сквад: Киберкот' }));
    expect(await screen.findByText('Отказ SQUADS_NOT_FOUND')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Вступить в сквад: Киберкот' })).not.toBeInTheDocument(),
    );
  });

  test('says no only after a second thought, and with a squad of their own cannot join', async () => {
    const decline = `POST /v1/squads/invited-friend/${order.token}/decline`;
    const { routes } = fakeServer({
      [mine]: () => ({ json: [order] }),
      [decline]: () => ({ status: 204, json: null }),
    });
    await open(aClient({ hasSquad: true }));
    expect(await screen.findByRole('button', { name: 'Вступить в сквад: Киберкот' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Отказаться от приглашения: Киберкот');
    expect(routes()).not.toContain(decline);
    await press('Отказаться');
    await waitFor(() => expect(routes()).toContain(decline));
  });
});
