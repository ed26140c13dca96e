import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserProfileModal } from '#client/features/user-profile/user-profile-modal.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { aPublicUser } from '../../support/client/public-user';
import { renderInApp } from '../../support/client/render-in-app';

const someone = '0190f000-0000-7000-8000-000000000002';
const path = `GET /v1/users/${someone}`;

const reference = {
  'GET /v1/languages': () => ({ json: [{ code: 'ru', name: 'Русский' }] }),
  'GET /v1/countries': () => ({ json: [{ code: 'KZ', name: 'Казахстан' }] }),
  'GET /v1/game-params/game/cs2': () => ({
    json: [
      { id: 1, name: 'Ранг', ownerType: 'ALL', required: true, multiple: false, values: [{ id: 7, name: 'Глобал' }] },
    ],
  }),
  [`GET /v1/game-params/game/cs2/user/${someone}/values`]: () => ({ json: [{ paramId: 1, valueIds: [7] }] }),
};

const open = async (handlers: Parameters<typeof fakeServer>[0], onClose = () => undefined) => {
  fakeServer({ ...reference, ...handlers });
  await renderInApp(<UserProfileModal userId={someone} onClose={onClose} />, {
    me: aClient(),
    path: '/cs2/squads/18402',
  });
};

const hour = 3_600_000;
const seen = (ago: number) => ({ onlineLevel: 1 as const, lastOnlineAt: new Date(Date.now() - ago).toISOString() });

describe('somebody’s profile over the page', () => {
  test('says who they are, what they say of themselves, and leads on', async () => {
    const mate = { gameId: 'cs2', grade: 'PRO' as const, active: true };
    await open({
      [path]: () => ({
        json: aPublicUser({ id: someone, username: 'Северин', description: 'Разбираю демки', country: 'KZ', mate }),
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Северин' })).toBeInTheDocument();
    for (const text of ['Разбираю демки', 'Профи', 'В сети']) expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    for (const tag of ['Русский', 'Казахстан', 'Ранг: Глобал'])
      expect(await screen.findByText(tag)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Страница напарника' })).toHaveAttribute('href', `/cs2/team/${someone}`);
    expect(screen.getByRole('link', { name: 'Написать' })).toHaveAttribute(
      'href',
      `/cs2/team/${someone}?chatWith=${someone}#chat`,
    );
  });

  test('opened in a game it shows them in that game', async () => {
    const server = fakeServer({
      ...reference,
      [`GET /v1/users/cs2/${someone}`]: () => ({ json: aPublicUser({ id: someone, username: 'Северин' }) }),
    });
    await renderInApp(<UserProfileModal userId={someone} gameId="cs2" onClose={() => undefined} />, { me: aClient() });
    expect(await screen.findByRole('heading', { name: 'Северин' })).toBeInTheDocument();
    expect(server.routes()).not.toContain(path);
  });

  test('names their language and country also where the lists of them cannot be had', async () => {
    const away = () => refusal(503, 'SERVICE_UNAVAILABLE');
    await open({
      [path]: () => ({ json: aPublicUser({ id: someone, country: 'KZ', languages: ['ru'] }) }),
      'GET /v1/languages': away,
      'GET /v1/countries': away,
    });
    for (const tag of ['Русский', 'Казахстан']) expect(await screen.findByText(tag)).toBeInTheDocument();
  });

  test('tells when somebody was here, but not when that is over a day ago', async () => {
    await open({ [path]: () => ({ json: aPublicUser({ id: someone, ...seen(23 * hour) }) }) });
    expect(await screen.findByText(/^Был в сети/)).toBeInTheDocument();
  });

  test('of somebody away for longer it only says that', async () => {
    await open({ [path]: () => ({ json: aPublicUser({ id: someone, ...seen(25 * hour) }) }) });
    expect((await screen.findAllByText('Не в сети')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Был в сети/)).not.toBeInTheDocument();
  });

  test('somebody who is gone is an empty place, not an error', async () => {
    await open({ [path]: () => refusal(404, 'USERS_NOT_FOUND') });
    expect(await screen.findByText(/Такого профиля нет/)).toBeInTheDocument();
  });

  test('a failure can be tried again', async () => {
    let fails = true;
    await open({
      [path]: () =>
        fails ? refusal(500, 'INTERNAL_ERROR') : { json: aPublicUser({ id: someone, username: 'Северин' }) },
    });
    await screen.findByText('Отказ INTERNAL_ERROR');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: 'Северин' })).toBeInTheDocument();
  });

  test('following a link closes it', async () => {
    const onClose = jest.fn();
    await open({ [path]: () => ({ json: aPublicUser({ id: someone }) }) }, onClose);
    await userEvent.click(await screen.findByRole('link', { name: 'Открыть профиль' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(screen.getByLabelText('address')).toHaveTextContent(`/cs2/users/${someone}`);
  });
});
