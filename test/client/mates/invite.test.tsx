import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '#contract/schemas/me.ts';
import { modalsSlice } from '#client/entities/modals/modals.ts';
import { InviteButton, useInviteOnReturn } from '#client/entities/mate/invite-button.tsx';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const mate = { id: '0190f000-0000-7000-8000-0000000000aa', name: 'Северин', active: true };

const Page = ({ me, active }: { readonly me: Me | null; readonly active: boolean }) => {
  useInviteOnReturn(me, 'cs2');
  return <InviteButton mate={{ ...mate, active }} me={me} gameId="cs2" categoryId={3} />;
};

const open = (me: Me | null, path: string, active = true) =>
  renderInApp(<Page me={me} active={active} />, { me, path });
const button = () => screen.getByRole('button', { name: 'Позвать: Северин' });
const address = () => screen.getByLabelText('address').textContent;

const topModal = ({ store }: Awaited<ReturnType<typeof open>>) => modalsSlice.selectors.topModal(store.getState());

describe('«Позвать»', () => {
  test('opens the squad modal for a client, without leaving the page', async () => {
    const page = await open(aClient(), '/cs2/team?kind=FUN');
    await userEvent.click(button());
    expect(topModal(page)).toEqual({ name: 'create-squad', props: { mateId: mate.id, gameId: 'cs2', categoryId: 3 } });
    expect(address()).toBe('/cs2/team?kind=FUN');
  });

  test('leads a mate to the page of a new squad', async () => {
    await open(aMate(), '/cs2/team');
    await userEvent.click(button());
    expect(address()).toBe(`/cs2/squads/create?mate=${mate.id}&category=3`);
  });

  test('sends a guest to sign in with the way back to the same act', async () => {
    await open(null, '/cs2/team?kind=FUN');
    await userEvent.click(button());
    expect(decodeURIComponent(address() ?? '')).toBe(`/login?returnTo=/cs2/team?kind=FUN&invite=${mate.id}`);
  });

  test('goes on by itself once they are back, and the address is clean again', async () => {
    const page = await open(aClient(), `/cs2/team?kind=FUN&invite=${mate.id}`);
    expect(topModal(page)).toEqual({ name: 'create-squad', props: { mateId: mate.id, gameId: 'cs2' } });
    expect(address()).toBe('/cs2/team?kind=FUN');
  });

  test('does nothing for one who came back a guest', async () => {
    const page = await open(null, `/cs2/team?invite=${mate.id}`);
    expect(topModal(page)).toBeUndefined();
  });

  test('says why it cannot be: no orders now, or oneself', async () => {
    const page = await open(aClient(), '/cs2/team', false);
    await userEvent.click(button());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Сейчас не принимает заказы');
    expect(topModal(page)).toBeUndefined();
    page.unmount();
    await open(aMate({ id: mate.id }), '/cs2/team');
    await userEvent.hover(button());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Это ты');
  });
});

describe('the one button of a card', () => {
  const away = { onlineLevel: 0, bookable: true } as const;
  type Shown = Partial<Parameters<typeof InviteButton>[0]['mate']>;
  const card = (me: Me | null, shown: Shown) =>
    renderInApp(<InviteButton mate={{ ...mate, onlineLevel: 2, ...shown }} me={me} gameId="cs2" orBook />, { me });
  const booking = () => screen.findByRole('link', { name: 'Записаться: Северин' });

  test.each<readonly [string, Shown]>([
    ['is away', away],
    ['plays', { bookable: true, busy: { until: null } }],
    ['takes no orders', { bookable: true, active: false }],
  ])('books ahead who %s, a guest too', async (_what, shown) => {
    for (const me of [aClient(), null]) {
      const page = await card(me, shown);
      expect(await booking()).toHaveAttribute('href', `/cs2/team/${mate.id}?book=`);
      expect(screen.queryByRole('button')).toBeNull();
      page.unmount();
    }
  });

  test.each<readonly [string, Me | null, Shown]>([
    ['who is there now', aClient(), { bookable: true }],
    ['who has no hours', aClient(), { onlineLevel: 0 }],
    ['for another mate, who books nobody', aMate(), away],
  ])('calls %s', async (_what, me, shown) => {
    await card(me, shown);
    expect(button()).toBeVisible();
    expect(screen.queryByRole('link', { name: /Записаться/ })).toBeNull();
  });
});
