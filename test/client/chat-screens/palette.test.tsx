import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatButton } from '#client/app/shell/chat-button.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aMateCard } from '../../support/client/mate-card';
import type { Me } from '#contract/schemas/me.ts';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const mate = aMateCard({ name: 'Алиса' });
const address = () => screen.getByLabelText('address').textContent;

const open = async (path: string, me: Me = aClient()) => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  fakeServer({ 'GET /v1/mates/game/cs2': () => ({ json: { items: [mate], nextCursor: null, total: 1 } }) });
  await renderInApp(<ChatButton userId={me.id} />, { me, path });
  await userEvent.keyboard('{Control>}[KeyK]{/Control}');
  return screen.findByRole('combobox', { name: /Перейти/ });
};

describe('Ctrl + K', () => {
  test.each([
    ['a page', '/cs2/team', 'настр', '/cs2/settings'],
    ['a page, from the page of the chat', '/chat?gameId=cs2', 'баланс', '/balance?gameId=cs2'],
    ['a squad, by its number', '/cs2/team', '18402', '/cs2/squads/18402'],
  ])('finds %s', async (_what, from, words, to) => {
    await userEvent.type(await open(from), `${words}{Enter}`);
    expect(address()).toBe(to);
  });

  test.each([
    ['a client', 'Текущая игра', aClient],
    ['a mate', 'Текущий заказ', aMate],
  ])('offers %s who is in a squad that squad, and none to create or join', async (_who, name, person) => {
    await open('/cs2/team', person({ hasSquad: true, squadMember: { gameId: 'cs2', squadId: 18402 } }));
    expect(screen.getByRole('option', { name })).toBeInTheDocument();
    for (const other of ['Создать сквад', 'Открытые сквады'])
      expect(screen.queryByRole('option', { name: other })).not.toBeInTheDocument();
  });

  test('finds a mate by name', async () => {
    await userEvent.type(await open('/cs2/squads'), 'Алис');
    await userEvent.click(await screen.findByRole('option', { name: /Алиса/ }));
    expect(address()).toBe(`/cs2/team/${mate.id}`);
  });
});
