import { screen } from '@testing-library/react';
import type { SquadFarewell } from '#contract/squads/squad-farewell.ts';
import { SquadMissing } from '#client/features/squad/squad-missing.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const route = 'GET /v1/squads/18402/farewell';
const farewell: SquadFarewell = {
  gameId: 'cs2',
  reason: 'MISSED_LOBBY',
  at: '2026-11-20T10:00:00.000Z',
  memberType: 'MATE',
  refunded: 0,
  strike: true,
};
const open = (me = aClient()) => renderInApp(<SquadMissing id={18402} />, { me, path: '/cs2/squads/18402' });

describe('a squad that does not open', () => {
  test('tells a mate who did not come why, and of their strike', async () => {
    fakeServer({ [route]: () => ({ json: farewell }) });
    await open(aMate());
    expect(await screen.findByRole('heading', { name: 'Ты не пришёл в лобби' })).toBeInTheDocument();
    expect(screen.getByText(/Твоя часть вернулась клиенту\. За это предупреждение/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К приглашениям' })).toHaveAttribute('href', '/cs2/orders');
  });

  test('tells a client who was taken out that their money is back', async () => {
    fakeServer({
      [route]: () => ({ json: { ...farewell, reason: 'KICKED', memberType: 'CLIENT', refunded: 350, strike: false } }),
    });
    await open();
    expect(await screen.findByRole('heading', { name: 'Тебя убрали из сквада' })).toBeInTheDocument();
    expect(screen.getByText(/350\s₽ вернулись на баланс/)).toBeInTheDocument();
  });

  test('tells a mate who answered a hot squad that their answer is over', async () => {
    fakeServer({ [route]: () => refusal(404, 'SQUADS_NOT_FOUND') });
    await renderInApp(<SquadMissing id={18402} wasOffered />, { me: aMate(), path: '/cs2/squads/18402' });
    expect(await screen.findByRole('heading', { name: 'Твой отклик закрыт' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К приглашениям' })).toHaveAttribute('href', '/cs2/orders');
  });

  test('is seen by somebody who had scrolled the page that it replaces', async () => {
    fakeServer({ [route]: () => ({ json: farewell }) });
    const scrolled = jest.replaceProperty(window, 'scrollY', 900);
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    await open(aMate());
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    scrolled.restore();
    scrollTo.mockRestore();
  });

  test('is no squad at all for a stranger', async () => {
    fakeServer({ [route]: () => refusal(404, 'SQUADS_NOT_FOUND') });
    await open();
    expect(await screen.findByRole('heading', { name: 'Такого сквада нет' })).toBeInTheDocument();
  });
});
