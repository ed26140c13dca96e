import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { ReconciliationDrawer } from '#client/pages/desk/sections/reconciliations/reconciliation-drawer.tsx';
import { atDesk, fill, operator, press } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type Whole = CallResponse<'GET /v1/admin/reconciliations/{id}'>;
type Difference = Whole['rows'][number];

const id = '0190f000-0000-7000-8000-000000000501';
const person = { id: '0190f000-0000-7000-8000-00000000000b', username: 'Енот', avatarUrl: null };
const deposit = { id: '0190f000-0000-7000-8000-000000000601', status: 'CREATED', person } as const;
const at = '2026-11-20T10:00:00.000Z';

const unknown: Difference = {
  id: 1,
  kind: 'NOT_HERE',
  reference: 'X-1001',
  ours: null,
  theirs: 500,
  at,
  deposit: null,
  payout: null,
  askedBy: null,
  decided: null,
};
const rows: readonly Difference[] = [
  unknown,
  { ...unknown, id: 2, reference: 'X-1002', theirs: 700, deposit },
  { ...unknown, id: 3, reference: 'X-1003', kind: 'NOT_THERE', ours: 900, deposit: { ...deposit, status: 'PAID' } },
  { ...unknown, id: 4, reference: 'X-1004', kind: 'OTHER_SUM', ours: 1, deposit: { ...deposit, status: 'PAID' } },
  { ...unknown, id: 5, reference: 'X-1005', deposit: { ...deposit, person: { ...person, id: operator.id } } },
  {
    ...unknown,
    id: 6,
    reference: 'X-1006',
    decided: { decision: 'SET_ASIDE', reason: 'Разобрано раньше', by: person, at },
  },
];
const whole: Whole = {
  id,
  provider: 'FREEKASSA',
  direction: 'DEPOSIT',
  from: '2026-11-01T00:00:00.000Z',
  to: '2026-11-20T23:59:59.999Z',
  lines: 6,
  matched: 0,
  differences: rows.length,
  open: 5,
  ours: 901,
  theirs: 1200,
  by: person,
  createdAt: at,
  rows: [...rows],
};
const decide = (difference: number) => `POST /v1/admin/reconciliations/${id}/differences/${difference}/decide`;

const open = (handlers = {}) =>
  atDesk(<ReconciliationDrawer id={id} />, {
    [`GET /v1/admin/reconciliations/${id}`]: () => ({ json: whole }),
    ...handlers,
  });
const panel = (reference: string) => screen.findByLabelText(reference);
const ask = async (reference: string, act: string) => {
  await userEvent.click(within(await panel(reference)).getByRole('button', { name: act }));
  return screen.findByRole('dialog');
};
const actsOf = async (reference: string) =>
  within(await panel(reference))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

test('a difference offers only the movement that would resolve it, never to its own payer and only once', async () => {
  await open();
  expect(await actsOf('X-1001')).toEqual(['Зачислить', 'Отложить']);
  expect(await actsOf('X-1003')).toEqual(['Отметить возврат', 'Отложить']);
  expect(await actsOf('X-1004')).toEqual(['Отложить']);
  expect(await actsOf('X-1005')).toEqual(['Отложить']);
  expect(await actsOf('X-1006')).toEqual([]);
  expect(await panel('X-1006')).toHaveTextContent('Отложено: Енот. Разобрано раньше');
});

test('the reason begun for one difference is not offered for another', async () => {
  await open();
  await ask('X-1002', 'Зачислить');
  await fill('Почему: для журнала', 'Платёж Енота виден в банке');
  await userEvent.keyboard('{Escape}');
  await ask('X-1001', 'Зачислить');
  expect(screen.getByRole('textbox', { name: 'Почему: для журнала' })).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await ask('X-1002', 'Зачислить');
  expect(screen.getByRole('textbox', { name: 'Почему: для журнала' })).toHaveValue('Платёж Енота виден в банке');
});

test('an unknown payment is credited to the deposit that the operator found, once, and for its sum by the register', async () => {
  const line = {
    id: deposit.id,
    person,
    amount: 500,
    bonus: 0,
    provider: 'FREEKASSA',
    method: 'CARD',
    status: 'CREATED',
    createdAt: at,
  };
  const { sent } = await open({
    'GET /v1/admin/deposits': () => ({ json: { items: [line], nextCursor: null, total: 1 } }),
    [decide(1)]: () => ({
      json: { ...unknown, decided: { decision: 'CREDITED', reason: 'Видно в выписке', by: person, at } },
    }),
  });
  const dialog = await ask('X-1001', 'Зачислить');
  expect(dialog).toHaveTextContent(/Придёт плательщику\+500.₽/);
  await fill('Почему: для журнала', 'Номер назвал плательщик');
  const confirm = () => within(dialog).getByRole('button', { name: 'Зачислить' });
  await userEvent.click(confirm());
  expect(sent(decide(1))).toHaveLength(0);
  await fill('Пополнение', 'Енот');
  await userEvent.click(await within(dialog).findByRole('button', { name: /Енот/ }));
  await pressTwice(confirm());
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(decide(1)).map(({ body }) => body)).toEqual([
    { decision: 'CREDITED', reason: 'Номер назвал плательщик', depositId: deposit.id },
  ]);
  expect(await screen.findByText('Решено')).toBeInTheDocument();
});

test('a difference in a register of payouts leads to its withdrawal, is decided there and only set aside here', async () => {
  const payout = { id: 'p', withdrawalId: '0190f000-0000-7000-8000-000000000701', state: 'SENT', person } as const;
  await atDesk(<ReconciliationDrawer id={id} />, {
    [`GET /v1/admin/reconciliations/${id}`]: () => ({
      json: {
        ...whole,
        direction: 'WITHDRAWAL',
        provider: 'YOOKASSA',
        rows: [
          { ...unknown, payout },
          { ...unknown, id: 2, reference: 'X-2' },
        ],
      },
    }),
  });
  const known = within(await panel('X-1001'));
  expect(known.getByRole('link', { name: /0190f000/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`withdrawals/${payout.withdrawalId}`),
  );
  expect(known.getByText(/У провайдера/)).toBeInTheDocument();
  expect(known.getByText(/решают в её выводе/)).toBeInTheDocument();
  expect(await actsOf('X-1001')).toEqual(['Отложить']);
  expect(within(await panel('X-2')).getByText(/такой выплаты нет/)).toBeInTheDocument();
  expect(await actsOf('X-2')).toEqual(['Отложить']);
});

test('whoever was faster is named, and the reason stays', async () => {
  const meanwhile = { action: 'reconciliation.set_aside', by: 'Барсук', at };
  const { sent } = await open({ [decide(3)]: () => refusal(409, 'ADMIN_CHANGED_MEANWHILE', meanwhile) });
  const dialog = await ask('X-1003', 'Отметить возврат');
  expect(dialog).toHaveTextContent(/до.900.₽/);
  await fill('Почему: для журнала', 'Банк вернул платёж');
  await press('Отметить возврат');
  expect(await screen.findByRole('alert')).toHaveTextContent('Расхождение отложено: Барсук');
  expect(screen.getByRole('textbox', { name: 'Почему: для журнала' })).toHaveValue('Банк вернул платёж');
  expect(sent(decide(3)).map(({ body }) => body)).toEqual([
    { decision: 'REFUNDED', reason: 'Банк вернул платёж', depositId: null },
  ]);
});
