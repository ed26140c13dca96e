import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { DepositDrawer } from '#client/pages/desk/sections/deposits/deposit-drawer.tsx';
import { atDesk, fill, operator, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type Deposit = CallResponse<'GET /v1/admin/deposits/{id}'>;

let id = '';
beforeEach(() => {
  id = crypto.randomUUID();
});
const at = '2026-11-20T10:00:00.000Z';
const waiting: Omit<Deposit, 'id'> = {
  person: { id: '0190f000-0000-7000-8000-00000000000b', username: 'Енот', avatarUrl: null },
  provider: 'SKINIFY',
  method: 'SKINS',
  amount: null,
  refunded: 0,
  bonus: 0,
  status: 'DELAYED',
  createdAt: at,
  settledAt: null,
  askedBy: null,
  externalId: null,
  transactionId: null,
  refund: null,
  refunds: [],
  callbacks: [],
};
const open = (change: Partial<Deposit>, handlers = {}) =>
  atDesk(<DepositDrawer id={id} />, {
    [`GET /v1/admin/deposits/${id}`]: () => ({ json: { ...waiting, ...change, id } }),
    ...handlers,
  });
const post = (act: string) => `POST /v1/admin/deposits/${id}/${act}`;
const why = 'Почему: для журнала';
const confirm = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

test('a deposit of an unknown sum is credited by hand once: with its number, a sum within limits and a reason', async () => {
  const answers = [() => refusal(409, 'ADMIN_CHANGED_MEANWHILE'), () => ({ json: { ...waiting, id, status: 'PAID' } })];
  const { sent } = await open({}, { [post('credit')]: () => answers.shift()?.() ?? {} });
  await press('Зачислить вручную');
  const dialog = await screen.findByRole('dialog');
  const send = () => pressTwice(confirm(dialog, 'Зачислить вручную'));
  await fill(why, 'Платёж виден в кабинете');
  await fill('Номер платежа у провайдера', ' REF-1234 ');
  await send();
  await fill(/^Сколько|^Сумма/, '1');
  expect(within(dialog).queryByText('Придёт на баланс')).toBeNull();
  await send();
  expect(sent(post('credit'))).toHaveLength(0);
  await fill(/^Сколько|^Сумма/, '1500');
  expect(dialog).toHaveTextContent(/Придёт на баланс\+1.500.₽/);
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ ADMIN_CHANGED_MEANWHILE');
  await userEvent.keyboard('{Escape}');
  await press('Зачислить вручную');
  expect(await screen.findByRole('textbox', { name: 'Номер платежа у провайдера' })).toHaveValue(' REF-1234 ');
  await pressTwice(confirm(await screen.findByRole('dialog'), 'Зачислить вручную'));
  expect(await screen.findByText('Зачислено')).toBeInTheDocument();
  const body = { seen, reason: 'Платёж виден в кабинете', reference: 'REF-1234', amount: 1500 };
  expect(sent(post('credit')).map((call) => call.body)).toEqual([body, body]);
});

test('a large one is said to need a second operator, before and after the first', async () => {
  const person = { id: 'another', username: 'Первый-оператор', avatarUrl: null };
  await open({ amount: 20_000, askedBy: person }, { [post('credit')]: () => ({ json: { ...waiting, id } }) });
  expect(await screen.findByText('Нужен второй оператор')).toBeInTheDocument();
  expect(screen.getByText('Первый-оператор')).toBeInTheDocument();
  cleanup();
  await open({ amount: 20_000 }, { [post('credit')]: () => ({ json: { ...waiting, id } }) });
  await press('Зачислить вручную');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('подтверждают двое');
  await fill('Номер платежа у провайдера', 'REF-1');
  await fill(why, 'Платёж виден в кабинете');
  await pressTwice(confirm(dialog, 'Зачислить вручную'));
  expect(await screen.findByText('Ждёт второго оператора')).toBeInTheDocument();
});

test('a known sum is not asked for, and is left to the server', async () => {
  const { sent } = await open({ amount: 900 }, { [post('credit')]: () => ({ json: { ...waiting, id } }) });
  await press('Зачислить вручную');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/Придёт на баланс\+900.₽/);
  await fill('Номер платежа у провайдера', 'REF-1');
  await fill(why, 'Платёж виден в кабинете');
  await userEvent.click(confirm(dialog, 'Зачислить вручную'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(post('credit'))[0]?.body).toMatchObject({ amount: null });
});

test.each([
  [
    'a paid one is marked as taken back',
    { status: 'PAID' } as const,
    'Провайдер вернул деньги',
    'refund',
    /до.1.300.₽/,
  ],
  [
    'the debt of a refund is closed',
    { status: 'REFUNDED', refund: { amount: 1300, taken: 300, closedAt: null } } as const,
    'Недостача разобрана',
    'close-debt',
    /Закрыть недостачу/,
  ],
])('%s once, with a reason', async (_what, change, button, act, consequence) => {
  const { sent } = await open({ amount: 1300, ...change }, { [post(act)]: () => ({ json: { ...waiting, id } }) });
  await press(button);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(consequence);
  await userEvent.click(confirm(dialog, button));
  expect(sent(post(act))).toHaveLength(0);
  await fill(why, 'По выписке провайдера');
  await pressTwice(confirm(dialog, button));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(post(act)).map(({ body }) => body)).toEqual([{ seen, reason: 'По выписке провайдера' }]);
});

test('what is missing after a refund is shown with the way to correct it, until it is closed', async () => {
  const { unmount } = await open({
    status: 'REFUNDED',
    amount: 1300,
    refund: { amount: 1300, taken: 300, closedAt: null },
  });
  expect((await screen.findByText('Не хватило')).nextElementSibling).toHaveTextContent(/1.000.₽/);
  expect(screen.getByRole('link', { name: 'Поправка баланса' })).toHaveAttribute('href', '/admin/corrections');
  unmount();
  await open({ status: 'REFUNDED', amount: 1300, refund: { amount: 1300, taken: 300, closedAt: at } });
  expect(await screen.findByText('Недостача разобрана')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Поправка баланса' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Недостача разобрана' })).toBeNull();
});

test('an operator’s own deposit is decided by another', async () => {
  await open({ person: operator });
  expect(await screen.findByText('Своё пополнение решает другой оператор')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Зачислить вручную' })).toBeNull();
});

test('after a lost answer the money is given back under the same key, also when the question was closed; after a refusal under another', async () => {
  const lost = () => {
    throw new TypeError('the answer was lost');
  };
  const answers = [lost, () => refusal(409, 'ADMIN_CHANGED_MEANWHILE'), () => ({ json: { ...waiting, id } })];
  const { sent } = await open(
    { status: 'PAID', amount: 900, settledAt: at },
    { [post('refund')]: () => answers.shift()?.() ?? {} },
  );
  const send = async (times: number) => {
    await press('Провайдер вернул деньги');
    const dialog = await screen.findByRole('dialog');
    await fill(why, 'Просил сам');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Провайдер вернул деньги' }));
    await waitFor(() => expect(sent(post('refund'))).toHaveLength(times));
    if (times < 3) {
      await within(dialog).findByRole('alert');
      await userEvent.keyboard('{Escape}');
    }
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  await send(1);
  await send(2);
  await send(3);
  const keys = sent(post('refund')).map(({ headers }) => headers.get('Idempotency-Key'));
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test('a part is marked as taken back: at most what is left, and the parts are shown', async () => {
  const parts = [
    { amount: 100, taken: 100, at },
    { amount: 200, taken: 150, at },
  ];
  const refund = { amount: 300, taken: 250, closedAt: null };
  const change = { status: 'PAID', amount: 1300, refunded: 300, refund, refunds: parts } as const;
  const { sent } = await open(change, { [post('refund')]: () => ({ json: { ...waiting, id } }) });
  expect((await screen.findByText('Вернулось плательщику')).nextElementSibling).toHaveTextContent(/300.₽/);
  expect(screen.getByRole('button', { name: 'Недостача разобрана' })).toBeEnabled();
  await press('Провайдер вернул деньги');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/до.1.000.₽/);
  await fill(why, 'По выписке провайдера');
  await fill(/^Сколько вернулось/, '1000,01');
  await userEvent.click(confirm(dialog, 'Провайдер вернул деньги'));
  expect(sent(post('refund'))).toHaveLength(0);
  await fill(/^Сколько вернулось/, '250,50');
  expect(dialog).toHaveTextContent(/250,50.₽/);
  await pressTwice(confirm(dialog, 'Провайдер вернул деньги'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(post('refund')).map(({ body }) => body)).toEqual([
    { seen, reason: 'По выписке провайдера', amount: 250.5 },
  ]);
});
