import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SquadHistoryItem } from '#contract/squads/squad-lists-fields.ts';
import { HistoryPage } from '#client/pages/orders-history/history-page.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { fakeIntersection, scrolledTo } from '../../support/client/fake-intersection';
import { renderInApp } from '../../support/client/render-in-app';
import { aPlayedSquad, inMs } from '../../support/client/squad-lists';

fakeIntersection();

const list = 'GET /v1/squads/history';
const sections = 'GET /v1/squads/history/sections';
const repeat = 'POST /v1/squads/18402/repeat';
const counts = {
  [sections]: () => ({
    json: [
      { id: 'all', count: 1204 },
      { id: 'active', count: 0 },
      { id: 'finished', count: 1203 },
      { id: 'disbanded', count: 1 },
    ],
  }),
};
const page = (items: readonly SquadHistoryItem[], next: number | null = null) => ({ json: { items, next } });
const address = () => screen.getByLabelText('address');

const open = async (path = '/cs2/orders-history', me = aClient()) => {
  await renderInApp(<HistoryPage />, { me, path });
};

describe('the history of orders', () => {
  test('a line says what was played, with whom, how it ended and what it cost', async () => {
    fakeServer({ ...counts, [list]: () => page([aPlayedSquad()]) });
    await open();
    expect(await screen.findByRole('link', { name: 'Повышение ранга, час' })).toHaveAttribute(
      'href',
      '/cs2/squads/18402',
    );
    expect(screen.getByText(/^№ 18\s402 · Counter-Strike 2 · Северин$/)).toBeInTheDocument();
    expect(screen.getByText('Завершён')).toBeInTheDocument();
    expect(screen.getByText(/^−700\s₽$/)).toBeInTheDocument();
  });

  test('what was earned has its plus', async () => {
    fakeServer({ ...counts, [list]: () => page([aPlayedSquad({ amount: 546, repeatable: false })]) });
    await open(undefined, aMate());
    expect(await screen.findByText(/^\+546\s₽$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Повторить/ })).not.toBeInTheDocument();
  });

  test('a finished squad whose money waits is not called done', async () => {
    fakeServer({ ...counts, [list]: () => page([aPlayedSquad({ settled: false })]) });
    await open();
    expect(await screen.findByText('Ждёт расчёта')).toBeInTheDocument();
  });

  test('a squad that went on without them leads to where it is said why', async () => {
    fakeServer({
      ...counts,
      [list]: () => page([aPlayedSquad({ status: 'READY', settled: false, left: true, repeatable: false })]),
    });
    await open();
    expect(await screen.findByText('Без тебя')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Повышение ранга/ })).toHaveAttribute('href', '/cs2/squads/18402');
  });

  test('a dispute is offered while it may be opened, and leads to its dialog on the page of the squad', async () => {
    const late = aPlayedSquad({ id: 18403, disputableUntil: inMs(-1000) });
    fakeServer({ ...counts, [list]: () => page([aPlayedSquad({ disputableUntil: inMs(3_600_000) }), late]) });
    await open();
    const offers = await screen.findAllByRole('link', { name: /^Открыть спор/ });
    expect(offers.map((offer) => offer.getAttribute('href'))).toEqual(['/cs2/squads/18402#dispute']);
  });

  test('sections have their counts and stand in the address', async () => {
    const { calls } = fakeServer({ ...counts, [list]: () => page([aPlayedSquad()]) });
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: /^Завершены 1\s203$/ }));
    expect(address()).toHaveTextContent('/cs2/orders-history?section=finished');
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/v1/squads/history?section=finished'));
    await userEvent.click(screen.getByRole('tab', { name: /^Все/ }));
    expect(address()).toHaveTextContent(/^\/cs2\/orders-history$/);
  });

  test('an unknown section is all of them', async () => {
    const { calls } = fakeServer({ ...counts, [list]: () => page([aPlayedSquad()]) });
    await open('/cs2/orders-history?section=lost');
    expect(screen.getByRole('tab', { name: /^Все/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/v1/squads/history?section=all'));
  });

  test('a filter by game and kind stands in the address, counts follow it, and an empty one is taken off at once', async () => {
    const { calls } = fakeServer({
      ...counts,
      [list]: ({ url }) => page(url.includes('kind') ? [] : [aPlayedSquad()]),
    });
    await open('/cs2/orders-history?section=finished');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Игра' }), 'Dota 2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Категория' }), 'Обучение');
    expect(address()).toHaveTextContent('/cs2/orders-history?section=finished&game=dota2&kind=EDUCATION');
    await waitFor(() =>
      expect(calls.map(({ url }) => url)).toContain('/v1/squads/history?section=finished&gameId=dota2&kind=EDUCATION'),
    );
    expect(calls.map(({ url }) => url)).toContain('/v1/squads/history/sections?gameId=dota2&kind=EDUCATION');
    expect(await screen.findByText('С этим фильтром ничего нет.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Показать все' }));
    expect(address()).toHaveTextContent(/^\/cs2\/orders-history$/);
  });

  test('goes on from where the page ended', async () => {
    const { calls } = fakeServer({
      ...counts,
      [list]: ({ url }) => (url.includes('before') ? page([aPlayedSquad({ id: 1 })]) : page([aPlayedSquad()], 18402)),
    });
    await open();
    await screen.findByRole('article');
    scrolledTo(() => true);
    expect(await screen.findByText(/^№ 1 ·/)).toBeInTheDocument();
    expect(calls.map(({ url }) => url)).toContain('/v1/squads/history?section=all&before=18402');
  });

  test('«Повторить» leads to the new squad', async () => {
    const me = aClient();
    fakeServer({
      ...counts,
      [list]: () => page([aPlayedSquad()]),
      [repeat]: () => ({ json: { id: 18403, gameId: 'cs2', errors: [] } }),
      'GET /v1/users/me': () => ({ json: me }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Повторить сквад №\s18\s402$/ }));
    await waitFor(() => expect(address()).toHaveTextContent('/cs2/squads/18403'));
  });

  test('who could not be invited again is told as after any creation', async () => {
    const errors = [{ memberId: null, memberType: 'FRIEND', code: 'SQUADS_FULL' }];
    fakeServer({
      ...counts,
      [list]: () => page([aPlayedSquad()]),
      [repeat]: () => ({ json: { id: 18403, gameId: 'cs2', errors } }),
      'GET /v1/users/me': () => ({ json: aClient() }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Повторить сквад/ }));
    expect(await screen.findByText('Не удалось пригласить друга')).toBeInTheDocument();
  });

  test('a refused repeat says why beneath its line', async () => {
    fakeServer({
      ...counts,
      [list]: () => page([aPlayedSquad()]),
      [repeat]: () => refusal(409, 'SQUADS_ALREADY_REPEATED'),
      'GET /v1/users/me': () => ({ json: aClient() }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Повторить/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Отказ SQUADS_ALREADY_REPEATED (SQUADS_ALREADY_REPEATED)',
    );
  });

  test('an empty section leads back to all, an empty history to a new squad', async () => {
    fakeServer({ ...counts, [list]: () => page([]) });
    await open('/cs2/orders-history?section=disbanded');
    await userEvent.click(await screen.findByRole('button', { name: 'Показать все' }));
    expect(await screen.findByRole('link', { name: 'Создать сквад' })).toHaveAttribute('href', '/cs2/squads/create');
  });

  test('a list that failed can be asked again', async () => {
    let failed = false;
    const answer = () => {
      if (failed) return page([aPlayedSquad()]);
      failed = true;
      return refusal(500, 'INTERNAL_ERROR');
    };
    fakeServer({ ...counts, [list]: answer });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('link', { name: /Повышение ранга/ })).toBeInTheDocument();
  });
});
