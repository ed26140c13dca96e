import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modalClosed, modalsSlice } from '#client/entities/modals/modals.ts';
import { aBooking } from '../../support/client/a-booking';
import { booked, chipOf, mateToBook, openSheet, starts, timesRoute } from '../../support/client/book-sheet';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

afterEach(() => sessionStorage.clear());

const chooseTime = async (iso = starts[0]) => userEvent.click(await screen.findByRole('button', { name: chipOf(iso) }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const address = () => screen.getByLabelText('address');

describe('booking a mate ahead', () => {
  test('sends what was chosen and the price that was seen, once, and leads to the bookings', async () => {
    const { calls } = await openSheet({ 'POST /v1/bookings': () => ({ json: aBooking() }) });
    await chooseTime();
    await userEvent.type(screen.getByRole('textbox', { name: 'Что важно знать напарнику' }), ' Привет ');
    await pressTwice(await button('Записаться за 1\u00a0000\u00a0₽'));
    await waitFor(() => expect(address()).toHaveTextContent('/cs2/bookings'));
    expect(booked(calls).map(({ body }) => body)).toEqual([
      {
        mateId: mateToBook.id,
        gameId: 'cs2',
        categoryId: 3,
        platform: 'PC',
        languages: ['ru'],
        durationMinutes: 60,
        startsAt: starts[0],
        note: 'Привет',
        amount: 1000,
      },
    ]);
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('booking:'))).toEqual([]);
  });

  test('does not offer the trial lesson', async () => {
    await openSheet();
    expect(screen.getByRole('option', { name: 'Обучение' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Пробная' })).toBeNull();
  });

  test('says why it cannot be done yet, and what a cancellation will cost once a time is chosen', async () => {
    await openSheet();
    expect(await button('Записаться за 1\u00a0000\u00a0₽')).toHaveAccessibleDescription('Выбери время');
    expect(screen.queryByText(/Бесплатно отменить можно до/)).toBeNull();
    await chooseTime();
    expect(screen.getByText(/Бесплатно отменить можно до/)).toBeVisible();
    expect(screen.getByText(/50 % цены получит напарник/)).toBeVisible();
    expect(screen.getByText(/Напарник ответит до/)).toBeVisible();
  });

  test('lets only days with free hours be chosen', async () => {
    await openSheet();
    const days = await screen.findAllByRole('radio', { name: /,/ });
    expect(days).toHaveLength(14);
    expect(days[0]).toBeDisabled();
    expect(days.filter((day) => !day.hasAttribute('disabled')).length).toBeLessThanOrEqual(2);
  });

  test('asks the times again when the chosen one has been taken, and keeps the rest', async () => {
    let free = starts;
    await openSheet({
      [timesRoute]: () => ({ json: { open: true, starts: free } }),
      'POST /v1/bookings': () => {
        free = starts.slice(1);
        return refusal(409, 'BOOKINGS_TIME_NOT_FREE');
      },
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Категория' }), 'Обучение');
    await chooseTime();
    await userEvent.click(await button(/^Записаться за/));
    expect(await screen.findByText('Отказ BOOKINGS_TIME_NOT_FREE')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: chipOf(starts[0]) })).toBeNull());
    expect(await button(/^Записаться за/)).toHaveAccessibleDescription('Выбери время');
    expect(screen.getByRole('combobox', { name: 'Категория' })).toHaveValue('4');
  });

  test('shows a changed price and takes another press for it, as another intent', async () => {
    let price = 1000;
    const { calls } = await openSheet(
      {
        'POST /v1/bookings': ({ body }) => {
          price = 1200;
          return Object(body).amount === 1200 ? { json: aBooking() } : refusal(409, 'BOOKINGS_PRICE_CHANGED');
        },
      },
      { total: () => price },
    );
    await chooseTime();
    await userEvent.click(await button('Записаться за 1\u00a0000\u00a0₽'));
    await userEvent.click(await button('Записаться за 1\u00a0200\u00a0₽'));
    await waitFor(() => expect(address()).toHaveTextContent('/cs2/bookings'));
    const [first, second] = booked(calls);
    expect(second?.key).not.toBe(first?.key);
  });

  test('repeats a lost booking under the same key', async () => {
    let lost = true;
    const { calls } = await openSheet({
      'POST /v1/bookings': () => (lost ? refusal(502, 'INTERNAL_ERROR') : { json: aBooking() }),
    });
    await chooseTime();
    await userEvent.click(await button(/^Записаться за/));
    expect(await screen.findByText('Ответ не дошёл. Нажми ещё раз: дважды деньги не спишутся')).toBeVisible();
    lost = false;
    await userEvent.click(await button(/^Записаться за/));
    await waitFor(() => expect(address()).toHaveTextContent('/cs2/bookings'));
    const [first, second] = booked(calls);
    expect(second?.key).toBe(first?.key);
  });

  test('says what lacks and gives way to the payment, then stands there again with all that was chosen', async () => {
    const { store } = await openSheet({
      'GET /v1/balance/summary': () => ({ json: { available: 300, held: 0, bonus: 0, gift: 0 } }),
    });
    await chooseTime();
    expect(await button(/^Записаться за/)).toHaveAccessibleDescription('Не хватает 700\u00a0₽');
    await userEvent.click(await button('Пополнить на 700\u00a0₽'));
    expect(modalsSlice.selectors.topModal(store.getState())).toEqual({ name: 'deposit', props: { shortfall: 700 } });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(modalClosed()));
    expect(await screen.findByRole('button', { name: chipOf(starts[0]), pressed: true })).toBeVisible();
    expect(address()).toHaveTextContent('?book=3');
  });

  test('sends a guest to sign in and back to the open sheet', async () => {
    await openSheet({}, { me: null });
    await chooseTime();
    await userEvent.click(await button('Войти и записаться'));
    expect(decodeURIComponent(address().textContent ?? '')).toContain(
      `/login?returnTo=/cs2/team/${mateToBook.id}?book=3`,
    );
    expect(sessionStorage.getItem(`booking:${mateToBook.id}`)).toContain(starts[0]);
  });
});

describe('a part that fails takes nothing else away', () => {
  test.each([
    ['the times', timesRoute, 'Развлечение'],
    ['the price', 'POST /v1/squads/calculate', 'Развлечение'],
    ['the languages', 'GET /v1/languages', 'Развлечение'],
  ])('%s', async (_part, route, expected) => {
    let broken = true;
    const answers: Record<string, unknown> = {
      [timesRoute]: { open: true, starts },
      'POST /v1/squads/calculate': {
        lines: [],
        discount: 0,
        total: 1000,
        shares: [],
        validUntil: '2999-01-01T00:00:00.000Z',
      },
      'GET /v1/languages': [{ code: 'ru', name: 'Русский' }],
    };
    await openSheet({ [route]: () => (broken ? refusal(500, 'INTERNAL_ERROR') : { json: answers[route] }) });
    expect(screen.getByRole('option', { name: expected })).toBeInTheDocument();
    const retry = await button('Повторить');
    broken = false;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull());
    await chooseTime();
    expect(await button('Записаться за 1\u00a0000\u00a0₽')).not.toHaveAttribute('aria-disabled');
  });

  test('a hanging price holds the button alone', async () => {
    await openSheet({ 'POST /v1/squads/calculate': () => new Promise(() => undefined) });
    await chooseTime();
    expect(await button('Записаться')).toHaveAccessibleDescription('Ждём цену');
  });

  test('hanging times hold the button, and say that they are on their way', async () => {
    await openSheet({ [timesRoute]: () => new Promise(() => undefined) });
    expect(await screen.findByRole('status', { name: 'Загружаем свободное время' })).toBeVisible();
    expect(await button(/^Записаться за/)).toHaveAccessibleDescription('Выбери время');
  });

  test('a mate who closed their booking meanwhile is said to', async () => {
    await openSheet({ [timesRoute]: () => ({ json: { open: false, starts: [] } }) });
    const told = await screen.findByText('Сейчас записаться нельзя: напарник закрыл запись.');
    await waitFor(() => expect(told).toBeVisible());
  });
});
