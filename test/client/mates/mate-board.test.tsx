import { aReadiness } from '../../support/mates/a-readiness';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '#contract/schemas/me.ts';
import { MateBoard } from '#client/pages/home/board/mate-board.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { anOrder } from '../../support/client/squad-lists';
import { windowOf } from '../../support/client/window-width';

type Answers = Parameters<typeof fakeServer>[0];

const access = { gameId: 'cs2', active: true, grade: 'PRO', percent: 82 } as const;
const orders = 'GET /v1/squads/mate/orders';
const progress = 'GET /v1/mates/me/progress';
const validate = 'GET /v1/mates/validate';
const goals = 'GET /v1/tips/goals';

/** Mondays, the last one is the current week. */
const weeks = (incomes: readonly number[]) =>
  incomes.map((income, index) => ({ from: new Date(Date.UTC(2026, 3, 6 + index * 7)).toISOString(), income }));
const quiet = { calls: 0, accepted: 0, medianSeconds: null };
const standing = {
  gameId: 'cs2',
  grade: 'PRO',
  percent: 82,
  hours: 400,
  rating: 4.9,
  next: null,
  changes: [],
  strikes: [],
  ordersOffUntil: null,
  missedOffAt: null,
  unreachedAt: null,
};

const open = async (answers: Answers = {}, me: Partial<Me> = {}) => {
  const server = fakeServer({
    [orders]: () => ({ json: [] }),
    [progress]: () => ({ json: { weeks: weeks([0, 0, 0, 0, 0, 0, 0, 0]), answers: quiet } }),
    [validate]: () => ({ json: aReadiness() }),
    [goals]: () => ({ json: [] }),
    'GET /v1/mates/me/standing': () => ({ json: standing }),
    'GET /v1/languages': () => ({ json: [{ code: 'ru', name: 'Русский' }] }),
    ...answers,
  });
  const mate = aMate({ mateAccess: access, ...me });
  await renderInApp(<MateBoard me={mate} access={mate.mateAccess ?? access} />, { me: mate });
  return server;
};

beforeEach(() => windowOf(1440));

describe('a mate’s board', () => {
  test.each([
    ['a phone begins with the toggle and what today brought, as the page itself', 390, true],
    ['a desktop leaves them to their place beside the promise', 1440, false],
  ])('on %s', async (_what, width, shown) => {
    windowOf(width);
    await open({
      [`GET /v1/mates/stats/cs2/${aMate().id}`]: () => ({
        json: { ordersToday: 2, incomeToday: 1066, incomeMonth: 11_141 },
      }),
      'GET /v1/squads/mate/orders/count': () => ({ json: { count: 0 } }),
    });
    expect(await screen.findByText(/^Новых приглашений нет/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1, name: 'Твой день' }) !== null).toBe(shown);
    expect(screen.queryByText('Доход сегодня') !== null).toBe(shown);
  });

  test('says of nothing that there is nothing yet, and what comes', async () => {
    await open();
    for (const text of [
      /^Новых приглашений нет/,
      /^Дохода за эти недели ещё не было/,
      /ещё не звали/,
      /^Цели пока нет/,
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/До первого заказа/)).not.toBeInTheDocument();
  });

  test('an invitation is declined where it stands', async () => {
    let left = [anOrder()];
    const cancel = 'POST /v1/squads/mate/orders/18402/cancel';
    const { routes } = await open({
      [orders]: () => ({ json: left }),
      [cancel]: () => {
        left = [];
        return { status: 204 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Отказаться от приглашения: Киберкот' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отказаться' }));
    expect(await screen.findByText(/^Новых приглашений нет/)).toBeInTheDocument();
    expect(routes()).toContain(cancel);
  });

  test('leads into the running squad even where that does not load', async () => {
    await open(
      { 'GET /v1/squads/18402': () => refusal(503, 'SERVICE_UNAVAILABLE') },
      { hasSquad: true, squadMember: { gameId: 'dota2', squadId: 18402 } },
    );
    expect(await screen.findByText('Отказ SERVICE_UNAVAILABLE')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К скваду' })).toHaveAttribute('href', '/dota2/squads/18402');
  });

  test('weeks stand in figures too, and answers as a share with their usual time', async () => {
    await open({
      [progress]: () => ({
        json: {
          weeks: weeks([0, 500, 0, 0, 0, 0, 800, 1200.5]),
          answers: { calls: 11, accepted: 9, medianSeconds: 130 },
        },
      }),
    });
    await userEvent.click(await screen.findByText('Цифрами'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(9);
    expect(rows.at(-1)).toHaveTextContent(/1\s200,50\s₽/);
    expect(screen.getByText('Принято 9 из 11')).toBeInTheDocument();
    expect(screen.getByText(/^82\s%$/)).toBeInTheDocument();
    expect(screen.getByText(/^~2\sмин\.$/)).toBeInTheDocument();
  });

  test('what is missing leads to the setting that mends it', async () => {
    await open({ [validate]: () => ({ json: aReadiness({ avatar: true }) }) });
    expect(await screen.findByRole('heading', { name: 'До первого заказа остался 1 шаг' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Загрузить/ })).toHaveAttribute('href', '/cs2/settings#avatar');
  });

  test('a part that fails leaves the others, and is asked for again', async () => {
    let requests = 0;
    await open({
      [progress]: () =>
        requests++ === 0
          ? refusal(500, 'INTERNAL')
          : { json: { weeks: weeks([0, 0, 0, 0, 0, 0, 0, 0]), answers: quiet } },
      [goals]: () => ({
        json: [
          {
            id: 'g1',
            title: 'Новая мышь',
            amount: 6000,
            collected: 3050,
            status: 'ACTIVE',
            createdAt: '2026-01-01T00:00:00.000Z',
          },
        ],
      }),
    });
    expect(await screen.findByText('Новая мышь')).toBeInTheDocument();
    expect(screen.getByText('Отказ INTERNAL')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByText('Отказ INTERNAL')).not.toBeInTheDocument());
    expect(screen.getByText(/ещё не звали/)).toBeInTheDocument();
  });
});
