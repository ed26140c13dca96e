import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '#contract/schemas/me.ts';
import { useLoginMutation } from '#client/entities/session/auth-api.ts';
import { useFirstSquadPricesQuery } from '#client/entities/squad/squad-prices-api.ts';
import { TrialNote } from '#client/entities/squad/trial-note.tsx';
import { TrialOffer } from '#client/pages/home/trial-offer.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const route = 'GET /v1/squads/first-squad-prices';
const terms = (available: boolean) => ({ json: { price: 199, durationMinutes: 30, available } });
const unconfirmed = aClient({ orders: 0, emailConfirmed: false });

const Asks = () => {
  const { data } = useFirstSquadPricesQuery();
  const [login] = useLoginMutation();
  return (
    <>
      <p>{data === undefined ? 'неизвестно' : data.available ? 'открыта' : 'закрыта'}</p>
      <button type="button" onClick={() => void login({ body: { login: 'Новосёл', password: 'secret123' } })}>
        Войти
      </button>
    </>
  );
};

describe('whether a trial lesson is open', () => {
  test('is asked anew for whoever signs in: a guest is told what newcomers get', async () => {
    let me: Me | null = null;
    fakeServer({
      [route]: () => terms(me === null),
      'POST /v1/auth/login': () => {
        me = unconfirmed;
        return { json: me };
      },
    });
    await renderInApp(<Asks />, { me: null });
    expect(await screen.findByText('открыта')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByText('закрыта')).toBeInTheDocument();
  });

  test.each([
    ['a newcomer who has not confirmed their address', unconfirmed, true],
    ['a newcomer who has', aClient({ orders: 0 }), false],
    ['a client who has played', aClient({ orders: 1, emailConfirmed: false }), false],
    ['a mate', aMate({ orders: 0, emailConfirmed: false }), false],
    ['a guest', null, false],
  ])('%s is told of the address alone where it is all that is missing', async (_who, me, told) => {
    await renderInApp(<TrialNote gameId="cs2" />, { me });
    const link = screen.queryByRole('link', { name: 'Подтвердить почту' });
    expect(link !== null).toBe(told);
    if (told) expect(link).toHaveAttribute('href', '/cs2/settings#email');
  });

  test.each([
    ['leads to the address first', unconfirmed, false, 'Подтвердить почту', '/cs2/settings#email'],
    ['leads to a mate', aClient({ orders: 0 }), true, 'Выбрать напарника', '/cs2/squads/create?category=4'],
  ])('the offer of home %s', async (_where, me, available, name, to) => {
    fakeServer({
      [route]: () => terms(available),
      'GET /v1/categories/game/cs2': () => ({
        json: [
          {
            id: 4,
            kind: 'EDUCATION_PROMO',
            slug: 'trial',
            name: 'Пробная тренировка',
            description: '',
            priceFrom: 199,
          },
        ],
      }),
    });
    await renderInApp(<TrialOffer gameId="cs2" />, { me });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  });
});
