import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReserveItem } from '#client/pages/money/reserves/reserve-item.tsx';
import { aReserve } from '../../support/client/a-reserve';
import { fakeServer, holdAnswers, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const reserve = aReserve({ waiting: 500, free: 1000 });
const { id } = reserve;
const rowId = '0190f000-0000-7000-8000-00000000000c';
const parts = `GET /v1/balance-reserve/${id}/unreserve-transactions`;
const act = `PUT /v1/balance-reserve/${id}/unreserve-transactions`;
const cancel = `POST /v1/balance-reserve/${id}/cancel`;

const part = {
  id: rowId,
  amount: 500,
  comment: 'Разбор демки',
  status: 'PENDING',
  answer: null,
  bySilence: false,
  createdAt: '2026-11-02T10:00:00.000Z',
  confirmsAt: '2026-11-05T10:00:00.000Z',
  decidedAt: null,
};

type Answer = ReturnType<Parameters<typeof fakeServer>[0][string]>;

/** An opened reserve; the acts on it are answered by `answers` in turn, then with success. */
const open = async (
  side: 'MATE' | 'CLIENT',
  rows: readonly object[],
  answers: Answer[] = [],
  now: object = reserve,
) => {
  const { calls } = fakeServer({
    [`GET /v1/balance-reserve/${id}`]: () => ({ json: now }),
    [parts]: () => ({ json: rows }),
    [act]: () => answers.shift() ?? { json: { reserve, rows: [] } },
    [cancel]: () => answers.shift() ?? { json: reserve },
    'GET /v1/users/me': () => ({ json: aClient() }),
  });
  await renderInApp(<ReserveItem reserve={reserve} side={side} />, { me: side === 'MATE' ? aMate() : aClient() });
  const sent = (route = act) => calls.filter((call) => call.route === route);
  return { sent };
};

const pay = /^Выплатить 500\s₽$/;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a mate requests a part of what is free, with its purpose; a refusal keeps both', async () => {
  const { sent } = await open('MATE', [], [refusal(409, 'BALANCE_RESERVE_INSUFFICIENT_REST_AMOUNT')]);
  const sum = await screen.findByRole('textbox', { name: 'Сумма' });
  const purpose = screen.getByRole('textbox', { name: 'За что, увидит клиент' });
  await press('Запросить');
  expect(sum).toHaveAccessibleDescription(/^Укажи сумму от 1\s₽/);
  expect(purpose).toHaveAccessibleDescription('Напиши, за что');
  await userEvent.type(purpose, ' Разбор ');
  await userEvent.type(sum, '0,5');
  await press('Запросить');
  expect(sum).toHaveAccessibleDescription(/^Укажи сумму от 1\s₽/);
  await userEvent.clear(sum);
  await userEvent.type(sum, '1000,01');
  await press('Запросить');
  expect(sum).toHaveAccessibleDescription('Больше свободного остатка');
  expect(sent()).toEqual([]);

  await userEvent.clear(sum);
  await userEvent.type(sum, '1000');
  await press('Запросить');
  await screen.findByText('Отказ BALANCE_RESERVE_INSUFFICIENT_REST_AMOUNT');
  expect(sum).toHaveDisplayValue(/^1\s000$/);
  await press('Запросить');
  await waitFor(() => expect(sum).toHaveValue(''));
  expect(purpose).toHaveValue('');
  expect(sent().map(({ body }) => body)).toEqual([
    { act: 'ask', amount: 1000, comment: 'Разбор' },
    { act: 'ask', amount: 1000, comment: 'Разбор' },
  ]);
});

test('what a mate types while a request is being sent is not lost with the answer', async () => {
  const { sent } = await open('MATE', []);
  const purpose = await screen.findByRole('textbox', { name: 'За что, увидит клиент' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Сумма' }), '200');
  await userEvent.type(purpose, 'Разбор');
  const answer = holdAnswers();
  await press('Запросить');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.type(purpose, ' второй');
  answer();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Сумма' })).toHaveValue(''));
  expect(purpose).toHaveValue('Разбор второй');
});

test('a mate takes a waiting part back, and asks again for a refused one if it still fits', async () => {
  const refused = { ...part, id: 'refused', amount: 900, status: 'REJECTED', answer: 'Не было' };
  const large = { ...refused, id: 'large', amount: 1000.01 };
  const { sent } = await open('MATE', [part, refused, large]);
  await press('Забрать запрос');
  const [fits, tooLarge] = await screen.findAllByRole('button', { name: 'Запросить снова' });
  expect(tooLarge).toHaveAttribute('aria-disabled', 'true');
  if (fits !== undefined) await userEvent.click(fits);
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      { act: 'withdraw', rowId },
      { act: 'change', rowId: 'refused', amount: 900, comment: 'Разбор демки' },
    ]),
  );
});

test('a client confirms a part after a question, or refuses it in their own words; after a lost answer the same act is repeated', async () => {
  const { sent } = await open('CLIENT', [part], [refusal(500, 'INTERNAL_ERROR'), refusal(409, 'RESERVE_PART_DECIDED')]);
  await press('Подтвердить');
  expect(await screen.findByText(/^Северин сразу получит 500\s₽/)).toBeVisible();
  expect(sent()).toEqual([]);
  await press(pay);
  await screen.findByText('Отказ INTERNAL_ERROR');
  await press(pay);
  await screen.findByText('Отказ RESERVE_PART_DECIDED');
  const [lost, repeated] = sent().map(({ headers }) => headers.get('idempotency-key'));
  expect(repeated).toBe(lost);

  await userEvent.keyboard('{Escape}');
  await press('Отказать');
  await press('Не отказывать');
  expect(screen.getByText('Разбор демки').closest('li')).toHaveFocus();
  await press('Отказать');
  const why = screen.getByRole('textbox', { name: 'Почему, увидит напарник' });
  expect(why).toHaveFocus();
  await userEvent.type(why, 'Играли полчаса{Enter}');
  await screen.findByText('Напарник узнает об отказе');
  expect(sent().map(({ body }) => body)).toEqual([
    { act: 'confirm', rowId },
    { act: 'confirm', rowId },
    { act: 'reject', rowId, comment: 'Играли полчаса' },
  ]);
});

test('a client takes the rest back only when nothing waits for their answer', async () => {
  const waiting = await open('CLIENT', [part]);
  const back = await screen.findByRole('button', { name: 'Вернуть остаток' });
  await userEvent.click(back);
  expect(back).toHaveAttribute('aria-disabled', 'true');
  expect(waiting.sent(cancel)).toEqual([]);
});

test('the rest is taken back after a question, once, also after a lost answer', async () => {
  const { sent } = await open('CLIENT', [], [refusal(500, 'INTERNAL_ERROR')], { ...reserve, waiting: 0, free: 1500 });
  await screen.findByText(/^свободно 1.500/);
  await press('Вернуть остаток');
  expect(await screen.findByText(/^1.500\s₽ сразу вернутся на твой баланс/)).toBeVisible();
  expect(sent(cancel)).toEqual([]);
  await press(/^Вернуть 1.500\s₽$/);
  await screen.findByText('Отказ INTERNAL_ERROR');
  await press(/^Вернуть 1.500\s₽$/);
  await screen.findByText('Остаток снова на балансе');
  const [lost, repeated] = sent(cancel).map(({ headers }) => headers.get('idempotency-key'));
  expect(repeated).toBe(lost);
});

test('a mate takes an unused link back; an expired one cannot be copied any more', async () => {
  const link = `DELETE /v1/balance-reserve/${id}/link`;
  const answers = [refusal(409, 'RESERVE_LINK_USED')];
  const { calls } = fakeServer({ [link]: () => answers.shift() ?? { status: 204 } });
  const listed = { ...reserve, status: 'CREATED', client: null, fundedAt: null, token: 'long-token' } as const;
  const live = { ...listed, linkExpiresAt: '2099-01-01T00:00:00.000Z' };
  const late = { ...listed, id: 'late', linkExpiresAt: '2020-01-01T00:00:00.000Z' };
  await renderInApp(
    <ul>
      <ReserveItem reserve={live} side="MATE" />
      <ReserveItem reserve={late} side="MATE" />
    </ul>,
    { me: aMate() },
  );
  const [first, second] = screen.getAllByRole('listitem');
  if (first === undefined || second === undefined) throw new Error('two links');
  expect(within(first).getByRole('button', { name: 'Ссылка' })).toBeInTheDocument();
  expect(within(second).queryByRole('button', { name: 'Ссылка' })).not.toBeInTheDocument();
  const takeBack = within(first).getByRole('button', { name: 'Забрать ссылку' });
  await userEvent.click(takeBack);
  await screen.findByText('Отказ RESERVE_LINK_USED');
  await userEvent.click(takeBack);
  await screen.findByText('Ссылка больше не работает');
  expect(calls.filter(({ route }) => route === link)).toHaveLength(2);
});
