import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaidSquad } from '#client/features/deposit/paid-squad.tsx';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const route = 'GET /v1/squads/deposit/d-1';
const waiting = { status: 'WAITING', gameId: 'cs2', squadId: null, problem: null, notInvited: [] };

const open = async (answer: Parameters<typeof fakeServer>[0][string]) => {
  fakeServer({ [route]: answer });
  const onClose = jest.fn();
  await renderInApp(<PaidSquad depositId="d-1" onClose={onClose} />, { me: aClient(), path: '/cs2/squads/create' });
  return onClose;
};

test('a squad that is being made is waited for, and its page opened', async () => {
  let state: Record<string, unknown> = waiting;
  const onClose = await open(() => ({ json: state }));
  expect(await screen.findByText('Оплата прошла')).toBeInTheDocument();
  state = { ...waiting, status: 'MADE', squadId: 18402 };
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/squads/18402'));
  expect(onClose).toHaveBeenCalled();
});

test('who could not be invited to it is told as after any creation', async () => {
  const notInvited = [{ memberId: 'mate', memberType: 'MATE', code: 'SQUADS_MATE_HAS_SQUAD', name: 'Северин' }];
  await open(() => ({ json: { ...waiting, status: 'MADE', squadId: 18402, notInvited } }));
  expect(await screen.findByText('Не удалось пригласить «Северин»')).toBeInTheDocument();
});

test('one that could not be made says why, and where the money is', async () => {
  const onClose = await open(() => ({
    json: { ...waiting, status: 'FAILED', problem: 'Этот напарник сейчас не принимает заказы' },
  }));
  expect(await screen.findByText(/не принимает заказы\. Деньги на балансе/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать другого' }));
  expect(onClose).toHaveBeenCalled();
});

test('to whoever is in another squad already, it shows the way there', async () => {
  fakeServer({
    [route]: () => ({ json: { ...waiting, status: 'FAILED', problem: 'У тебя уже есть активный сквад' } }),
  });
  const me = aClient({ squadMember: { gameId: 'cs2', squadId: 18402 } });
  await renderInApp(<PaidSquad depositId="d-1" onClose={() => undefined} />, { me, path: '/balance/deposits/d-1' });
  expect(await screen.findByText('У тебя уже есть активный сквад. Деньги на балансе')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'К скваду' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/squads/18402'));
});

test('money that came too late stays on the balance, in words', async () => {
  await open(() => ({ json: { ...waiting, status: 'LATE' } }));
  expect(await screen.findByText(/Деньги шли слишком долго/)).toBeInTheDocument();
});

test('money for a squad that was replaced meanwhile stays on the balance, and nobody else is to be chosen', async () => {
  const onClose = await open(() => ({ json: { ...waiting, status: 'REPLACED' } }));
  expect(await screen.findByText(/Деньги на балансе: пока они шли, был выбран другой сквад/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
  expect(onClose).toHaveBeenCalled();
});

test('a failed question is asked again by a press', async () => {
  let broken = true;
  await open(() => (broken ? refusal(500, 'INTERNAL_ERROR') : { json: { ...waiting, status: 'LATE' } }));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByText(/Деньги шли слишком долго/)).toBeInTheDocument();
});

test('an outcome that stays is not asked for again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const server = fakeServer({ [route]: () => ({ json: { ...waiting, status: 'LATE' } }) });
    const me = aClient();
    await renderInApp(<PaidSquad depositId="d-1" onClose={() => undefined} />, { me, path: '/cs2/squads/create' });
    await screen.findByText(/Деньги шли слишком долго/);
    const asked = server.calls.length;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(server.calls.length).toBe(asked);
  } finally {
    jest.useRealTimers();
  }
});
