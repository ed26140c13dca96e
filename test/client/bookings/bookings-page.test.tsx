import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '#contract/squads/bookings.ts';
import type { Me } from '#contract/schemas/me.ts';
import { BookingsPage } from '#client/pages/bookings/bookings-page.tsx';
import { aBooking, anAskedBooking, inHours } from '../../support/client/a-booking';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

type Handlers = Parameters<typeof fakeServer>[0];

const list = (items: readonly Booking[]) => ({ json: { items, nextCursor: null } });

const open = async (
  items: () => readonly Booking[],
  handlers: Handlers = {},
  { me = aClient(), path = '/cs2/bookings' }: { me?: Me; path?: string } = {},
) => {
  const server = fakeServer({
    'GET /v1/bookings': () => list(items()),
    'GET /v1/languages': () => ({ json: [{ code: 'ru', name: 'Русский' }] }),
    'GET /v1/notifications/unread': () => ({ json: { count: 0 } }),
    'GET /v1/balance/summary': () => ({ json: null }),
    'GET /v1/users/me': () => ({ json: me }),
    ...handlers,
  });
  await renderInApp(<BookingsPage />, { me, path });
  return server;
};

const card = async (name: RegExp) => within(await screen.findByRole('article', { name }));
const sent = (calls: ReturnType<typeof fakeServer>['calls'], end: string) =>
  calls.filter(({ route }) => route.endsWith(end)).map(({ body }) => body);
/** Matchers normalise spaces. */
const sum = (rubles: string): string => `${rubles} ₽`;

describe('the page of bookings', () => {
  test('tells a client what was agreed on and until when it can be undone for nothing', async () => {
    await open(() => [aBooking({ note: 'Жду у входа', startsAt: inHours(5), freeCancelUntil: inHours(3) })]);
    const one = await card(/Северин/);
    expect(one.getByText('Договорились')).toBeVisible();
    expect(one.getByText('через 5 ч')).toBeVisible();
    expect(one.getByText('Жду у входа')).toBeVisible();
    expect(one.getByText(/Бесплатно отменить можно до/)).toBeVisible();
    expect(one.getByText(sum('1 000'))).toBeVisible();
    expect(one.queryByRole('button', { name: /Принять/ })).toBeNull();
  });

  test('shows a mate their part and both answers, and sends one of them once', async () => {
    let booking = anAskedBooking();
    const { calls } = await open(
      () => [booking],
      {
        [`POST /v1/bookings/${booking.id}/answer`]: () => {
          booking = { ...booking, status: 'CONFIRMED', answerBy: null };
          return { json: booking };
        },
      },
      { me: aMate() },
    );
    const one = await card(/Киберкот/);
    expect(one.getByText(sum('820'))).toBeVisible();
    await pressTwice(one.getByRole('button', { name: 'Принять запись: Киберкот' }));
    expect(await screen.findByText('Договорились')).toBeVisible();
    expect(sent(calls, '/answer')).toEqual([{ accepted: true }]);
  });

  test('asks a mate before they refuse', async () => {
    const booking = anAskedBooking();
    const { calls } = await open(
      () => [booking],
      { [`POST /v1/bookings/${booking.id}/answer`]: () => ({ json: booking }) },
      { me: aMate() },
    );
    await userEvent.click((await card(/Киберкот/)).getByRole('button', { name: 'Отказаться от записи: Киберкот' }));
    expect(sent(calls, '/answer')).toEqual([]);
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Отказаться от записи?' })).getByRole('button', { name: 'Отказаться' }),
    );
    await waitFor(() => expect(sent(calls, '/answer')).toEqual([{ accepted: false }]));
  });

  test('offers no answer whose term is over', async () => {
    await open(() => [anAskedBooking({ answerBy: inHours(-1) })], {}, { me: aMate() });
    expect((await card(/Киберкот/)).queryByRole('button', { name: /Принять/ })).toBeNull();
  });

  test('says what comes back before it cancels, and the new sum when it has changed meanwhile', async () => {
    let booking = aBooking();
    const { calls } = await open(() => [booking], {
      [`GET /v1/bookings/${booking.id}`]: () => ({ json: booking }),
      [`POST /v1/bookings/${booking.id}/cancel`]: ({ body }) => {
        if (Object(body).returned === 500) {
          booking = { ...booking, status: 'CANCELLED', ifCancelled: null };
          return { json: booking };
        }
        booking = { ...booking, ifCancelled: { returned: 500, income: 500 } };
        return refusal(409, 'BOOKINGS_TERMS_CHANGED');
      },
    });
    await userEvent.click((await card(/Северин/)).getByRole('button', { name: 'Отменить запись: Северин' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Отменить запись?' }));
    expect(await dialog.findByText(sum('1 000'))).toBeVisible();
    expect(dialog.queryByText('Получит напарник')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить' }));
    expect(await dialog.findByText('Отказ BOOKINGS_TERMS_CHANGED')).toBeVisible();
    expect(await dialog.findByText('Получит напарник')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, '/cancel')).toEqual([{ returned: 1000 }, { returned: 500 }]);
  });

  test('keeps what a cancellation costs in sight while it is asked again', async () => {
    const booking = aBooking();
    let requests = 0;
    await open(() => [booking], {
      [`GET /v1/bookings/${booking.id}`]: () => {
        requests += 1;
        return requests === 1 ? { json: booking } : new Promise<never>(() => undefined);
      },
      [`POST /v1/bookings/${booking.id}/cancel`]: () => refusal(409, 'BOOKINGS_TERMS_CHANGED'),
    });
    await userEvent.click((await card(/Северин/)).getByRole('button', { name: 'Отменить запись: Северин' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Отменить запись?' }));
    await dialog.findByText(sum('1 000'));
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(requests).toBe(2));
    expect(await dialog.findByText('Отказ BOOKINGS_TERMS_CHANGED')).toBeVisible();
    expect(dialog.getByText(sum('1 000'))).toBeVisible();
  });

  test('tells what a cancellation costs now, not when the page came; where that cannot be asked, what the page knows', async () => {
    const booking = aBooking();
    let broken = false;
    await open(() => [booking], {
      [`GET /v1/bookings/${booking.id}`]: () =>
        broken ? refusal(500, 'INTERNAL_ERROR') : { json: { ...booking, ifCancelled: { returned: 400, income: 600 } } },
    });
    const fetchList = async () => {
      await userEvent.click((await card(/Северин/)).getByRole('button', { name: 'Отменить запись: Северин' }));
      return within(screen.getByRole('dialog', { name: 'Отменить запись?' }));
    };
    expect(await (await fetchList()).findByText(sum('400'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Оставить' }));
    broken = true;
    expect(await (await fetchList()).findByText(sum('1 000'))).toBeVisible();
  });

  test('shows what is over on a tab that the address keeps, with the way to book once more', async () => {
    const server = await open(() => [
      aBooking({
        status: 'CANCELLED',
        startsAt: inHours(-30),
        ifCancelled: null,
        closed: { at: inHours(-31), side: 'CLIENT', reason: null, returned: 500, income: null },
      }),
    ]);
    await userEvent.click(await screen.findByRole('tab', { name: 'Прошедшие' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/bookings?state=past');
    const one = await card(/Северин/);
    expect(one.getByText('Отменил клиент')).toBeVisible();
    expect(one.getByText(`Вернулось ${sum('500')}. Напарнику осталось ${sum('500')}`)).toBeVisible();
    expect(one.getByRole('link', { name: 'Записаться ещё: Северин' })).toHaveAttribute(
      'href',
      expect.stringContaining('?book=3'),
    );
    expect(server.calls.some(({ url }) => url.includes('state=PAST'))).toBe(true);
  });

  test('says why an operator took a booking away, and nothing of reasons otherwise', async () => {
    const closed = { at: inHours(-31), side: 'OPERATOR', returned: 1000, income: null } as const;
    const over = { status: 'CANCELLED', startsAt: inHours(-30), ifCancelled: null } as const;
    await open(() => [
      aBooking({ ...over, closed: { ...closed, reason: 'Технические работы' } }),
      aBooking({ ...over, id: '01941f29-7c00-7000-8000-0000000000b2', closed: { ...closed, reason: null } }),
    ]);
    await userEvent.click(await screen.findByRole('tab', { name: 'Прошедшие' }));
    expect(await screen.findAllByText('Отменила поддержка')).toHaveLength(2);
    expect(screen.getAllByLabelText('Причина от службы поддержки').map(({ textContent }) => textContent)).toEqual([
      'Технические работы',
    ]);
  });

  test('leads to the squad that a booking has become, and to a chat', async () => {
    await open(() => [aBooking({ status: 'OPENED', squadId: 18020, ifCancelled: null })]);
    const one = await card(/Северин/);
    expect(one.getByRole('link', { name: 'Открыть сквад' })).toHaveAttribute('href', '/cs2/squads/18020');
    expect(one.getByRole('link', { name: 'Написать: Северин' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cs2\/bookings\?chatWith=.*#chat$/),
    );
  });

  test.each([
    ['a client to the mates', aClient(), 'Выбрать напарника', '/cs2/team'],
    ['a mate to their hours', aMate(), 'Часы записи', '/cs2/settings#hours'],
  ])('empty, it leads %s', async (_whom, me, name, href) => {
    await open(() => [], {}, { me });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('that did not load is asked for again', async () => {
    let broken = true;
    await open(() => [aBooking()], {
      'GET /v1/bookings': () => (broken ? refusal(500, 'INTERNAL_ERROR') : list([aBooking()])),
    });
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
