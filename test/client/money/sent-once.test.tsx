import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import type { TipsGoal } from '#contract/money/tips.ts';
import { TipsDialog } from '#client/entities/mate/tips/tips-dialog.tsx';
import { BalanceCard } from '#client/pages/balance/balance-card.tsx';
import { WithdrawForm } from '#client/pages/balance/withdraw/withdraw-form.tsx';
import { GoalsCard } from '#client/pages/mate/goals/goals-card.tsx';
import { MakeLinkDialog } from '#client/pages/money/reserves/make-link-dialog.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

/** A page with a sheet that can be closed and opened again. */
const Page = ({ sheet }: { readonly sheet: (close: () => void) => ReactNode }) => {
  const [open, setOpen] = useState(true);
  return open ? (
    sheet(() => setOpen(false))
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Снова
    </button>
  );
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const closeAndOpenAgain = async () => {
  await userEvent.keyboard('{Escape}');
  await press('Снова');
};

/** A server whose first answer to this call is lost; all later ones arrive. */
const losesTheFirst = (route: string, json: unknown) => {
  let sent = 0;
  const { calls } = fakeServer({
    [route]: () => (sent++ === 0 ? refusal(500, 'INTERNAL_ERROR') : { json }),
    'GET /v1/users/me': () => ({ json: aClient() }),
  });
  const requests = () => calls.filter((call) => call.route === route);
  const keys = () => requests().map(({ headers }) => headers.get('idempotency-key'));
  return { requests, keys };
};

const mate = { id: aMate().id, name: 'Северин' };
const goal = (id: string, title: string): TipsGoal => ({
  id,
  title,
  amount: 5000,
  collected: 0,
  status: 'ACTIVE',
  createdAt: '2026-11-01T10:00:00.000Z',
  achievedAt: null,
});

describe('after a lost answer the same money is not moved twice, though the sheet was closed in between', () => {
  test('a tip goes out once', async () => {
    const { keys } = losesTheFirst('POST /v1/balance/tips/purchase', { amount: 300, received: 270, goal: null });
    await renderInApp(
      <Page sheet={(close) => <TipsDialog mate={mate} goals={[]} goalId={null} canDeposit onClose={close} />} />,
      { me: aClient() },
    );
    await press(/^Отправить/);
    await screen.findByText(/второго списания не будет/);
    await closeAndOpenAgain();
    await press(/^Отправить/);
    await screen.findByText('Спасибо отправлено');
    const [first, second] = keys();
    expect(second).toBe(first);
    // The next tip is another one.
    await press('Снова');
    await press(/^Отправить/);
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[2]).not.toBe(first);
  });

  test('a withdrawal goes out once', async () => {
    const { keys } = losesTheFirst('POST /v1/balance/withdraw', {});
    const saved = [
      { id: '0190f000-0000-7000-8000-0000000000c1', method: 'SBP', walletShown: '+7 900 ••• 45-67', bank: 'SBER' },
    ] as const;
    const terms = [{ method: 'SBP', min: 500, max: 100_000, feePercent: 0, feeMin: 0 }] as const;
    await renderInApp(
      <Page
        sheet={(close) => (
          <>
            <button type="button" onClick={close}>
              Закрыть
            </button>
            <WithdrawForm saved={[...saved]} terms={[...terms]} available={4000} onDone={close} />
          </>
        )}
      />,
      { me: aClient() },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Сумма' }), '700');
    await press(/^Вывести/);
    await screen.findByText(/второй заявки не будет/);
    await press('Закрыть');
    await press('Снова');
    await press(/^Вывести/);
    await screen.findByText(/Заявка принята/);
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('a link for a reserve', async () => {
    const { keys } = losesTheFirst('POST /v1/balance-reserve/signed-link', { path: '/balance/reserve?link=t' });
    await renderInApp(<Page sheet={(close) => <MakeLinkDialog reserves={[]} onClose={close} />} />, { me: aMate() });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Сумма' }), '1500');
    await press('Создать ссылку');
    await screen.findByText('Отказ INTERNAL_ERROR');
    await closeAndOpenAgain();
    await press('Создать ссылку');
    await screen.findByText(/сработает один раз/);
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).toBe(keys()[0]);
  });
});

test('a tip goes to the goal that is shown: a goal achieved meanwhile is left out', async () => {
  const { requests } = losesTheFirst('POST /v1/balance/tips/purchase', {});
  const Tips = () => {
    const [goals, setGoals] = useState([goal('g-1', 'Микрофон'), goal('g-2', 'Кресло')]);
    return (
      <>
        <button type="button" onClick={() => setGoals((now) => now.slice(0, 1))}>
          Кресло куплено
        </button>
        <TipsDialog mate={mate} goals={goals} goalId="g-2" canDeposit onClose={() => undefined} />
      </>
    );
  };
  await renderInApp(<Tips />, { me: aClient() });
  const choice = screen.getByRole('combobox', { name: 'На что' });
  expect(choice).toHaveDisplayValue('Кресло');
  fireEvent.click(screen.getByText('Кресло куплено'));
  await waitFor(() => expect(choice).toHaveDisplayValue('Просто спасибо, без цели'));
  await press(/^Отправить/);
  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(requests()[0]?.body).toEqual({ userId: mate.id, amount: 300 });
});

test('after a refused tip the goals are asked again, and the tip can be given without the one that is over', async () => {
  let over = false;
  const give = 'POST /v1/balance/tips/purchase';
  const { calls } = fakeServer({
    'GET /v1/tips/goals': () => ({ json: [{ ...goal('g-1', 'Микрофон'), status: over ? 'ACHIEVED' : 'ACTIVE' }] }),
    'GET /v1/users/me': () => ({ json: aClient() }),
    [give]: () =>
      over ? { json: { amount: 300, received: 270, goal: null } } : ((over = true), refusal(409, 'GOAL_IS_OVER')),
  });
  await renderInApp(<GoalsCard mate={{ ...mate, id: 'm-1' }} me={aClient()} gameId="cs2" />, { me: aClient() });
  await press('Поддержать цель «Микрофон»');
  await press(/^Отправить/);
  await screen.findByText('Отказ GOAL_IS_OVER');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'На что' })).toBeNull());
  await press(/^Отправить/);
  await screen.findByText('Спасибо отправлено');
  expect(calls.filter(({ route }) => route === give).map(({ body }) => body)).toEqual([
    { userId: 'm-1', amount: 300, goalId: 'g-1' },
    { userId: 'm-1', amount: 300 },
  ]);
});

test('a withdrawal of money that was spent meanwhile is refused, and the form shows what is left', async () => {
  let available = 4000;
  fakeServer({
    'GET /v1/balance/summary': () => ({
      json: { available, held: 0, reserved: 0, withdrawing: 0, bonus: 0, gift: 0, ends: null },
    }),
    'GET /v1/balance/user-withdrawal-methods': () => ({
      json: {
        saved: [{ id: 'c-1', method: 'SBP', walletShown: '+7 900 ••• 45-67', bank: 'SBER' }],
        terms: [{ method: 'SBP', min: 500, max: 100_000, feePercent: 0, feeMin: 0 }],
      },
    }),
    'GET /v1/users/me': () => ({ json: aMate() }),
    'POST /v1/balance/withdraw': () => ((available = 900), refusal(409, 'BALANCE_INSUFFICIENT')),
  });
  await renderInApp(<BalanceCard />, { me: aMate() });
  await press('Вывести');
  await press('Всё');
  await press(/^Вывести 4/);
  await screen.findByText('Отказ BALANCE_INSUFFICIENT');
  await press('Всё');
  expect(await screen.findByRole('textbox', { name: 'Сумма' })).toHaveValue('900');
});
