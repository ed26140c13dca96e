import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmMany } from '#client/pages/desk/sections/withdrawals/confirm-many.tsx';
import { aWithdrawal } from '../../support/client/a-withdrawal';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

const route = 'POST /v1/admin/withdrawals/confirm';
const one = (end: number, username: string, amount: number) =>
  aWithdrawal({
    id: `0190f000-0000-7000-8000-0000000000d${end}`,
    amount,
    person: { id: `0190f000-0000-7000-8000-0000000000e${end}`, username, avatarUrl: null, level: null },
  });
const [small, large] = [one(1, 'Енот', 1000), one(2, 'Северин', 60_000)];
const paid = { ...one(3, 'Гранит', 900), status: 'PAID' as const };

/** Sums above 50,000 ₽ need two operators. */
const open = async (answer: () => ReturnType<typeof refusal>, items = [small, large, paid]) => {
  const { calls } = fakeServer({
    [route]: async () => {
      // Longer than both presses of a double click.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return answer();
    },
  });
  const onDone = jest.fn();
  await renderInApp(<ConfirmMany items={items} large={50_000} onDone={onDone} />, {
    me: aClient({ permissions: ['ALL'] }),
  });
  const button = screen.getByRole('button', { name: /^Подтвердить/ });
  await pressTwice(button);
  return { onDone, bodies: () => calls.map(({ body }) => body), button };
};
const all = () => ({ json: { done: [small.id, large.id], refused: [] } });

test('those that wait go out together, once; a large one is told to have only its first confirmation', async () => {
  const { onDone, bodies, button } = await open(all);
  expect(await screen.findByText(/^Подтверждён 1\. .*нужен второй оператор: 1$/)).toBeInTheDocument();
  expect(button).toHaveTextContent(/^Подтвердить 2 на 61\s000\s₽$/);
  expect(bodies()).toEqual([{ ids: [small.id, large.id] }]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('the second confirmation of a large one is a whole one', async () => {
  await open(all, [small, { ...large, halfConfirmed: true }]);
  expect(await screen.findByText('Подтверждены 2')).toBeInTheDocument();
});

test('each refusal is told next to its person, and the choice stands until that is read', async () => {
  const third = one(4, 'Ветер', 500);
  const refused = [{ id: third.id, code: 'WITHDRAWAL_ON_HOLD', message: 'Вывод придержан' }];
  const { onDone } = await open(() => ({ json: { done: [small.id, large.id], refused } }), [small, large, third]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Подтверждено 1 из 3' }));
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  expect(rows).toEqual(['Енот1 000 ₽', 'СеверинНужен второй оператор60 000 ₽', 'ВетерВывод придержан500 ₽']);
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Закрыть' }).at(-1) ?? document.body);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a failure leaves the choice as it was, and nothing goes out when none of the chosen waits', async () => {
  const failed = await open(() => refusal(500, 'INTERNAL_ERROR'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ INTERNAL_ERROR');
  expect(failed.onDone).not.toHaveBeenCalled();
  document.body.replaceChildren();
  const { bodies } = await open(all, [paid]);
  expect(bodies()).toEqual([]);
});
