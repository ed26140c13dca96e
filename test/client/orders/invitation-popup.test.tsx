import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '#contract/schemas/me.ts';
import { InvitationPopup } from '#client/features/order-invitation/invitation-popup.tsx';
import { FocusOnDecline } from '#client/features/order-invitation/focus-on-decline.tsx';
import { OpenOrders, useOpenOrders } from '#client/features/order-invitation/open-orders.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { anOrder, inMs } from '../../support/client/squad-lists';

const list = 'GET /v1/squads/mate/orders';
const hot = 'GET /v1/squads/mate/hot';
const accept = 'POST /v1/squads/mate/orders/18402/accept';
const languages = { 'GET /v1/languages': () => ({ json: [{ code: 'ru', name: 'Русский' }] }) };
const mate = (with_: Partial<Me> = {}) =>
  aMate({ mateAccess: { gameId: 'cs2', active: true, grade: 'PRO', percent: 78 }, ...with_ });
const open = (path = '/', me = mate()) => renderInApp(<InvitationPopup me={me} />, { me, path });
const card = async () => within(await screen.findByRole('region', { name: /Киберкот/ }));
const orders = (...found: readonly object[]) => ({ [list]: () => ({ json: found }), [hot]: () => ({ json: [] }) });

describe('an invitation in the corner of any page', () => {
  test('says who calls, into what, for how much and until when, and is answered on the spot', async () => {
    const { routes } = fakeServer({
      ...languages,
      ...orders(anOrder({ caller: { orders: 12, languages: ['ru'], rating: 4.8, note: 'Играет спокойно' } })),
      [accept]: () => ({ json: { id: 18402, gameId: 'cs2' } }),
      'GET /v1/users/me': () => ({ json: mate() }),
    });
    await open('/blog');
    const shown = await card();
    for (const text of ['Киберкот', /Рейтинг 4,80 · 12 сквадов сыграно/, /Играет спокойно/, /Повышение ранга, час/])
      expect(shown.getByText(text)).toBeInTheDocument();
    expect(shown.getByText(/^546\s₽$/)).toBeInTheDocument();
    expect(shown.getByRole('timer')).toBeInTheDocument();
    // Read out as one text.
    expect(screen.getByRole('status', { name: 'Тебя зовут играть' })).toHaveTextContent(/PC, 2 из 4 мест, Твоя часть/);
    await userEvent.click(shown.getByRole('button', { name: 'Принять' }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/squads/18402'));
    expect(routes().filter((route) => route === accept)).toHaveLength(1);
  });

  test('a refusal stands in it; folded away it makes place for the next one', async () => {
    fakeServer({
      ...languages,
      ...orders(anOrder(), anOrder({ squadId: 7, income: 321 })),
      [accept]: () => refusal(409, 'SQUADS_FULL'),
      'GET /v1/users/me': () => ({ json: mate() }),
    });
    await open();
    const shown = await card();
    expect(shown.getByRole('link', { name: 'Ещё 1: все приглашения' })).toHaveAttribute('href', '/cs2/orders');
    await userEvent.click(shown.getByRole('button', { name: 'Принять' }));
    expect(await shown.findByRole('alert')).toHaveTextContent('Отказ SQUADS_FULL');
    await userEvent.click(shown.getByRole('button', { name: /Свернуть/ }));
    expect((await card()).getByText(/^321\s₽$/)).toBeInTheDocument();
  });

  test('a hot squad calls there too', async () => {
    const ready = 'POST /v1/squads/18402/hot-squad-mate-ready';
    let offered = false;
    const { routes } = fakeServer({
      ...languages,
      [list]: () => ({ json: [] }),
      [hot]: () => ({ json: [{ ...anOrder(), offered }] }),
      [ready]: () => {
        offered = true;
        return { status: 204 };
      },
    });
    await open();
    await userEvent.click((await card()).getByRole('button', { name: 'Готов' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Киберкот/ })).toBeNull());
    expect(routes()).toContain(ready);
  });

  test('a hot squad that has called somebody else meanwhile goes, and the mate hears why; a lost answer may be repeated', async () => {
    const ready = 'POST /v1/squads/18402/hot-squad-mate-ready';
    let answer = refusal(500, 'INTERNAL_ERROR');
    let calling = true;
    const squad = { ...anOrder(), offered: false };
    fakeServer({
      ...languages,
      [list]: () => ({ json: [] }),
      [hot]: () => ({ json: calling ? [squad] : [] }),
      [ready]: () => answer,
    });
    await open();
    const shown = await card();
    await userEvent.click(shown.getByRole('button', { name: 'Готов' }));
    expect(await shown.findByRole('alert')).toHaveTextContent('Отказ INTERNAL_ERROR');
    answer = refusal(409, 'SQUADS_INVALID_STATE');
    calling = false;
    await userEvent.click(shown.getByRole('button', { name: 'Готов' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Киберкот/ })).toBeNull());
    expect(screen.getByText('Отказ SQUADS_INVALID_STATE')).toBeInTheDocument();
  });

  test.each([
    ['the list of invitations shows the same', '/cs2/orders', {}],
    ['its squad is open already', '/cs2/squads/18402', {}],
    ['the mate is in a squad', '/', { hasSquad: true }],
  ])('it keeps away where %s', async (_why, path, with_) => {
    const { routes } = fakeServer({ ...languages, ...orders(anOrder()) });
    await open(path, mate(with_));
    if (!('hasSquad' in with_)) await waitFor(() => expect(routes()).toContain(list));
    expect(screen.queryByRole('region', { name: /Киберкот/ })).toBeNull();
  });

  test('what the page lists itself is not said in the corner as well; another squad is', async () => {
    const me = mate();
    fakeServer({
      ...languages,
      ...orders(anOrder()),
      [hot]: () => ({ json: [{ ...anOrder({ squadId: 9 }), offered: false }] }),
    });
    const Page = () => {
      const { orders: found } = useOpenOrders();
      return (
        <>
          <FocusOnDecline count={found?.length}>{found && <OpenOrders orders={found} me={me} />}</FocusOnDecline>
          <InvitationPopup me={me} />
        </>
      );
    };
    await renderInApp(<Page />, { me, path: '/' });
    expect(await screen.findByRole('button', { name: /Принять приглашение/ })).toBeInTheDocument();
    const corner = within(screen.getByRole('status', { name: 'Тебя зовут играть' }));
    expect(await corner.findByRole('button', { name: 'Готов' })).toBeInTheDocument();
    expect(corner.queryByRole('button', { name: 'Принять' })).toBeNull();
  });

  test('one whose time is over goes', async () => {
    const { routes } = fakeServer({ ...languages, ...orders(anOrder({ expiresAt: inMs(-1) })) });
    await open();
    await waitFor(() => expect(routes()).toContain(list));
    expect(screen.queryByRole('region', { name: /Киберкот/ })).toBeNull();
  });
});
