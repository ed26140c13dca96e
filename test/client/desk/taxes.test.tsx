import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { NpdReceiptDrawer } from '#client/pages/desk/sections/taxes/npd-receipt-drawer.tsx';
import { TaxPanel } from '#client/pages/desk/sections/taxes/tax-panel.tsx';
import { atDesk, fill, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';

type Taxes = CallResponse<'GET /v1/admin/taxes/{id}'>;
type Receipt = CallResponse<'GET /v1/admin/npd-receipts/{id}'>;

const id = '0190f000-0000-7000-8000-000000000801';
const at = '2026-11-20T10:00:00.000Z';
const mate = { id: '0190f000-0000-7000-8000-0000000000b1', username: 'Алиса', avatarUrl: null };
const taxes: Taxes = {
  profile: { status: 'SELF_EMPLOYED', inn: '500100732259', name: 'Лисицын Пётр', phone: '+79991234567', changedAt: at },
  sameInn: [{ ...mate, id: '0190f000-0000-7000-8000-0000000000b2', username: 'Мирай' }],
  check: { answer: 'UNKNOWN', failure: 'SILENT', at },
  income: { year: 2026, earned: 2_000_000, limit: 2_400_000, warnFrom: 1_920_000, standing: 'NEAR' },
  hold: { reason: 'CHECK_SILENT', since: at, withdrawalId: id },
  seen: 3,
};

const openPanel = (change: Partial<Taxes> = {}, handlers = {}) =>
  atDesk(<TaxPanel person={mate} />, {
    [`GET /v1/admin/taxes/${mate.id}`]: () => ({ json: { ...taxes, ...change } }),
    [`PUT /v1/admin/taxes/${mate.id}`]: () => ({ json: taxes }),
    ...handlers,
  });

test('an operator sees the status, the silence of the tax service, the limit and who else has the INN', async () => {
  await openPanel();
  expect(await screen.findByText('500100732259')).toBeInTheDocument();
  expect(screen.getByText('Пока неизвестно: служба молчит')).toBeInTheDocument();
  expect(screen.getByText('Предел близко')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Мирай' })).toBeInTheDocument();
  expect(screen.getByText(/налоговая не отвечает/)).toBeInTheDocument();
});

test('a correction carries the reason and the record that was read; a wrong INN cannot be sent', async () => {
  const { sent } = await openPanel();
  await press('Исправить…');
  await fill('ИНН', '500100732258');
  expect(await screen.findByText(/верной контрольной/)).toBeInTheDocument();
  await fill('ИНН', '771200000170');
  await fill(/^Что увидит человек|Причина|Почему/, 'Прислал справку');
  await press('Сохранить');
  await waitFor(() =>
    expect(sent(`PUT /v1/admin/taxes/${mate.id}`).map(({ body }) => body)).toEqual([
      {
        reason: 'Прислал справку',
        seen: 3,
        changedAt: at,
        status: 'SELF_EMPLOYED',
        inn: '771200000170',
        name: 'Лисицын Пётр',
        phone: '+79991234567',
      },
    ]),
  );
});

const receipt: Receipt = {
  id,
  person: mate,
  withdrawalId: '0190f000-0000-7000-8000-0000000000c1',
  amount: 5000,
  state: 'GIVEN',
  reason: null,
  paidAt: at,
  givenAt: at,
  reminded: 1,
  number: 'abc12345',
  link: 'https://lknpd.nalog.ru/api/v1/receipt/500100732259/abc12345/print',
};

const openReceipt = (change: Partial<Receipt> = {}, handlers = {}) =>
  atDesk(<NpdReceiptDrawer id={id} />, {
    [`GET /v1/admin/npd-receipts/${id}`]: () => ({ json: { ...receipt, ...change } }),
    ...handlers,
  });

test('a given receipt is opened by its link and accepted once', async () => {
  const route = `POST /v1/admin/npd-receipts/${id}/confirm`;
  const { sent } = await openReceipt({}, { [route]: () => ({ status: 204 }) });
  expect(await screen.findByRole('link', { name: 'Открыть чек' })).toHaveAttribute('href', receipt.link);
  await press('Чек верный');
  await waitFor(() => expect(sent(route).map(({ body }) => body)).toEqual([{ seen, number: 'abc12345' }]));
});

test('a decision is about the receipt that was opened, even when the mate gives another meanwhile', async () => {
  const route = `POST /v1/admin/npd-receipts/${id}/confirm`;
  let shown = receipt;
  const { sent } = await openReceipt(
    {},
    { [`GET /v1/admin/npd-receipts/${id}`]: () => ({ json: shown }), [route]: () => ({ status: 204 }) },
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Открыть чек' }));
  shown = {
    ...receipt,
    number: 'other12345',
    link: 'https://lknpd.nalog.ru/api/v1/receipt/500100732259/other12345/print',
  };
  await press('Чек верный');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Открыть чек' })).toHaveAttribute('href', shown.link));
  await press('Чек верный');
  await userEvent.click(screen.getByRole('link', { name: 'Открыть чек' }));
  await press('Чек верный');
  const numbers = ['abc12345', 'abc12345', 'other12345'];
  await waitFor(() => expect(sent(route).map(({ body }) => body)).toEqual(numbers.map((number) => ({ seen, number }))));
});

test('what another operator has decided meanwhile is said', async () => {
  const route = `POST /v1/admin/npd-receipts/${id}/confirm`;
  await openReceipt({}, { [route]: () => refusal(409, 'ADMIN_CHANGED_MEANWHILE') });
  await press('Чек верный');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('an owed receipt may only be excused, with a reason', async () => {
  const route = `POST /v1/admin/npd-receipts/${id}/excuse`;
  const { sent } = await openReceipt(
    { state: 'OWED', link: null, number: null, givenAt: null },
    { [route]: () => ({ status: 204 }) },
  );
  expect(await screen.findByRole('button', { name: 'Чек не нужен…' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Чек верный' })).not.toBeInTheDocument();
  await press('Чек не нужен…');
  await fill(/^Что увидит человек|Причина|Почему/, 'Статус был указан по ошибке');
  await userEvent.click(screen.getByRole('button', { name: 'Больше не ждать' }));
  await waitFor(() =>
    expect(sent(route).map(({ body }) => body)).toEqual([
      { seen, number: null, reason: 'Статус был указан по ошибке' },
    ]),
  );
});
