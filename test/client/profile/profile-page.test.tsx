import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfilePage } from '#client/pages/profile/profile-page.tsx';
import type { Me } from '#contract/schemas/me.ts';
import type { PublicUser } from '#contract/people/users.ts';
import { fakeServer } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { aPublicUser } from '../../support/client/public-user';
import { renderInApp } from '../../support/client/render-in-app';

const open = async (me: Me, user: Partial<PublicUser>) => {
  fakeServer({
    [`GET /v1/users/cs2/${me.id}`]: () => ({ json: aPublicUser(user) }),
    [`GET /v1/mates/stats/cs2/${me.id}`]: () => ({
      json: {
        rating: 4.94,
        reviewCount: 24,
        orders: 1204,
        hours: 1445.4,
        ordersToday: 0,
        incomeToday: 0,
        incomeMonth: 12_400,
        ordersOffUntil: null,
      },
    }),
    'GET /v1/categories/mate': () => ({
      json: [
        {
          id: 1,
          kind: 'FUN',
          slug: 'fun',
          name: 'Развлечение',
          description: '',
          price: 1000,
          income: 820,
          durationMinutes: 60,
          enabled: true,
        },
        {
          id: 2,
          kind: 'EDUCATION',
          slug: 'education',
          name: 'Обучение',
          description: '',
          price: 1500,
          durationMinutes: 60,
          enabled: false,
        },
      ],
    }),
    'GET /v1/tips/goals': () => ({ json: [] }),
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/countries': () => ({ json: [] }),
    'GET /v1/game-params/game/cs2': () => ({ json: [] }),
    [`GET /v1/game-params/game/cs2/user/${me.id}/values`]: () => ({ json: [] }),
  });
  await renderInApp(<ProfilePage />, { me, path: '/cs2/profile' });
};

describe('one’s own profile', () => {
  test('a client sees their squads, since when they are here and what mates wrote; nothing of a mate', async () => {
    await open(aClient(), {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Киберкот' })).toBeInTheDocument();
    expect(screen.getByText('Сыграно сквадов')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Отзывы' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Загрузить фото' })).toBeInTheDocument();
    for (const absent of ['Цели', 'Твои цены']) expect(screen.queryByText(absent)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Открыть страницу' })).toHaveAttribute(
      'href',
      `/cs2/users/${aClient().id}`,
    );
  });

  test('a mate sees their numbers, the prices of what is switched on, goals and reviews', async () => {
    await open(aMate(), { mate: { gameId: 'cs2', grade: 'PRO', active: true } });
    expect(await screen.findByText('4,94')).toBeInTheDocument();
    expect(await screen.findByText(/Развлечение/)).toBeInTheDocument();
    expect(screen.queryByText(/Обучение/)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Отзывы' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Цели' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Открыть страницу' })).toHaveAttribute('href', `/cs2/team/${aMate().id}`);
  });

  test('the description is changed where it stands', async () => {
    await open(aClient(), { description: 'Люблю вечерние катки' });
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
    expect(screen.getByRole('textbox')).toHaveValue('Люблю вечерние катки');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.getByText('Люблю вечерние катки')).toBeInTheDocument();
  });

  test('the link is copied, and the toast says so', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await open(aClient(), {});
    await user.click(await screen.findByRole('button', { name: 'Ссылка' }));
    expect(await screen.findByText('Ссылка скопирована')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^http.*/cs2/users/${aClient().id}$`)));
  });
});
