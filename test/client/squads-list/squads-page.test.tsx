import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '#contract/schemas/me.ts';
import { SquadsPage } from '#client/pages/squads/squads-page.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { aVisibleSquad } from '../../support/client/squad-lists';

const list = 'GET /v1/squads/cs2/squads';
const join = 'POST /v1/squads/18402/join';
const categories = [
  { id: 1, kind: 'EDUCATION', name: 'Обучение' },
  { id: 2, kind: 'RANK_UP', name: 'Повышение ранга' },
  { id: 3, kind: 'EDUCATION_PROMO', name: 'Пробная тренировка' },
].map((category) => ({ ...category, slug: String(category.id), description: '', priceFrom: 500 }));
const reference = {
  'GET /v1/categories/game/cs2': () => ({ json: categories }),
  'GET /v1/languages': () => ({ json: [{ code: 'ru', name: 'Русский' }] }),
};
const oneSquad = { ...reference, [list]: () => ({ json: [aVisibleSquad()] }) };
const address = () => screen.getByLabelText('address');
const joinButton = () => screen.findByRole('button', { name: 'Вступить: Повышение ранга, собирает Енот' });
const inSquad = { hasSquad: true, squadMember: { gameId: 'cs2', squadId: 5 } } as const;

const open = async (me: Me | null, path = '/cs2/squads') => {
  await renderInApp(<SquadsPage />, { me, path });
};

describe('the squads to join', () => {
  test('each says what is played, who gathers, with which mates, how many places are taken and the price', async () => {
    fakeServer(oneSquad);
    await open(aClient());
    const card = within(await screen.findByRole('article'));
    for (const text of ['Повышение ранга', 'Собирает Енот', 'Северин', 'Профи', 'Занято 2 из 4 мест', /^445\s₽$/])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(await card.findByText('час · PC · Русский')).toBeInTheDocument();
  });

  test('without a mate there is no price yet', async () => {
    fakeServer({ ...reference, [list]: () => ({ json: [aVisibleSquad({ mates: [], priceToJoin: 0 })] }) });
    await open(aClient());
    expect(await screen.findByText('Цена появится с напарником')).toBeInTheDocument();
    expect(screen.getByText('Напарника пока нет')).toBeInTheDocument();
  });

  test('a client joins and comes to the squad', async () => {
    fakeServer({
      ...oneSquad,
      [join]: () => ({ json: { id: 18402, squad: { gameId: 'cs2' } } }),
      'GET /v1/users/me': () => ({ json: aClient() }),
    });
    await open(aClient());
    await userEvent.click(await joinButton());
    await waitFor(() => expect(address()).toHaveTextContent('/cs2/squads/18402'));
  });

  test('a refusal is said, and the list is asked again', async () => {
    const { routes } = fakeServer({
      ...oneSquad,
      [join]: () => refusal(409, 'SQUADS_FULL'),
      'GET /v1/users/me': () => ({ json: aClient() }),
    });
    await open(aClient());
    await userEvent.click(await joinButton());
    expect(await screen.findByText('Отказ SQUADS_FULL')).toBeInTheDocument();
    await waitFor(() => expect(routes().filter((route) => route === list)).toHaveLength(2));
  });

  test('a guest is sent to sign in and comes back to the same squad of the same list', async () => {
    fakeServer(oneSquad);
    await open(null, '/cs2/squads?from=headerLink&kind=RANK_UP');
    await userEvent.click(await joinButton());
    expect(address()).toHaveTextContent(
      `/login?returnTo=${encodeURIComponent('/cs2/squads?from=headerLink&kind=RANK_UP&squad=18402')}`,
    );
  });

  test('who comes back is asked once more before they join', async () => {
    const { routes } = fakeServer({
      ...oneSquad,
      [join]: () => ({ json: { id: 18402, squad: { gameId: 'cs2' } } }),
      'GET /v1/users/me': () => ({ json: aClient() }),
    });
    await open(aClient(), '/cs2/squads?squad=18402');
    const dialog = within(await screen.findByRole('dialog', { name: 'Вступить в сквад?' }));
    expect(routes()).not.toContain(join);
    await userEvent.click(dialog.getByRole('button', { name: 'Вступить' }));
    await waitFor(() => expect(address()).toHaveTextContent('/cs2/squads/18402'));
  });

  test('the named squad that is gone is not a riddle', async () => {
    fakeServer(oneSquad);
    await open(aClient(), '/cs2/squads?squad=9');
    expect(await screen.findByText(/Этого сквада в списке больше нет/)).toBeInTheDocument();
    await waitFor(() => expect(address()).toHaveTextContent(/^\/cs2\/squads$/));
  });

  test('who has a squad is led to it and joins no other', async () => {
    fakeServer(oneSquad);
    await open(aClient(inSquad), '/cs2/squads?squad=18402');
    expect(screen.getByRole('link', { name: 'К моему скваду' })).toHaveAttribute('href', '/cs2/squads/5');
    await userEvent.click(await joinButton());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('У тебя уже есть активный сквад');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('one’s own squad is opened, not joined', async () => {
    fakeServer(oneSquad);
    await open(aClient({ hasSquad: true, squadMember: { gameId: 'cs2', squadId: 18402 } }));
    expect(await screen.findByRole('link', { name: 'Открыть свой сквад: Повышение ранга' })).toHaveAttribute(
      'href',
      '/cs2/squads/18402',
    );
  });

  test('a mate sees why they cannot join', async () => {
    const { routes } = fakeServer(oneSquad);
    await open(aMate());
    expect(screen.getByRole('link', { name: 'К приглашениям' })).toHaveAttribute('href', '/cs2/orders');
    await userEvent.click(await joinButton());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Такой состав не подходит');
    expect(routes()).not.toContain(join);
  });

  test('filters stand in the address and reach the server; a trial is no choice', async () => {
    const { calls } = fakeServer(oneSquad);
    await open(aClient(), '/cs2/squads?from=headerLink');
    await userEvent.click(await screen.findByRole('button', { name: 'Обучение' }));
    expect(address()).toHaveTextContent('/cs2/squads?from=headerLink&kind=EDUCATION');
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/v1/squads/cs2/squads?kind=EDUCATION'));
    expect(screen.queryByRole('button', { name: 'Пробная тренировка' })).not.toBeInTheDocument();
  });

  test('what is no filter filters nothing', async () => {
    const { calls } = fakeServer(oneSquad);
    await open(aClient(), '/cs2/squads?kind=NONSENSE&platform=DENDY');
    await joinButton();
    expect(calls.map(({ url }) => url)).toContain('/v1/squads/cs2/squads');
  });

  test('an empty list leads to a squad of one’s own, a filtered one to all', async () => {
    fakeServer({ ...reference, [list]: () => ({ json: [] }) });
    await open(aClient(), '/cs2/squads?kind=RANK_UP');
    await userEvent.click(await screen.findByRole('button', { name: 'Показать все' }));
    expect(await screen.findByRole('link', { name: 'Создать сквад' })).toHaveAttribute('href', '/cs2/squads/create');
  });

  test('a list that failed can be asked again', async () => {
    let failed = false;
    const answer = () => {
      if (failed) return { json: [aVisibleSquad()] };
      failed = true;
      return refusal(500, 'INTERNAL_ERROR');
    };
    fakeServer({ ...reference, [list]: answer });
    await open(aClient());
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(await joinButton()).toBeInTheDocument();
  });
});
