import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { TaxesPage } from '#client/pages/money/taxes/taxes-page.tsx';
import { npdReceiptLink } from '#domain/taxes/npd-receipt-terms.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

type Taxes = CallResponse<'GET /v1/taxes/me'>;
type Receipt = CallResponse<'GET /v1/taxes/me/receipts'>['items'][number];

const inn = '500100732259';
const profile = { status: 'SELF_EMPLOYED', inn, name: 'Лисицын Пётр', phone: '+79991234567' } as const;
const nothing: Taxes = {
  earner: true,
  required: true,
  profile: null,
  check: null,
  income: null,
  hold: null,
  receiptsOwed: 0,
};
const told: Taxes = {
  ...nothing,
  profile,
  check: { answer: 'YES', failure: null, at: '2026-11-20T10:00:00.000Z' },
  income: { year: 2026, earned: 120_000, limit: 2_400_000, warnFrom: 1_920_000, standing: 'FINE' },
  receiptsOwed: 1,
};
const owed: Receipt = {
  id: '0190f000-0000-7000-8000-000000000801',
  amount: 5000,
  state: 'OWED',
  link: null,
  reason: null,
  paidAt: '2026-11-18T10:00:00.000Z',
  givenAt: null,
};

const open = async (taxes: Taxes, receipts: readonly Receipt[] = [], handlers = {}) => {
  const { calls } = fakeServer({
    'GET /v1/taxes/me': () => ({ json: taxes }),
    'GET /v1/taxes/me/receipts': () => ({ json: { items: receipts, nextCursor: null } }),
    'PUT /v1/taxes/me': () => ({ json: told }),
    [`PUT /v1/taxes/me/receipts/${owed.id}`]: () => ({ json: { ...owed, state: 'GIVEN' } }),
    ...handlers,
  });
  await renderInApp(<TaxesPage id="" />, { me: aMate(), path: '/balance/taxes' });
  return (route: string) => calls.filter((one) => one.route === route).map(({ body }) => body);
};

const field = (name: string) => screen.findByRole('textbox', { name });
const type = async (name: string, text: string) => userEvent.type(await field(name), text);
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));

test('whoever has told nothing reads why, and tells it in one form', async () => {
  const sent = await open(nothing);
  expect(await screen.findByText(/деньги сами на карту не уйдут/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Самозанятый' }));
  await type('ИНН', '5001 0073 2259');
  await type('Фамилия, имя и отчество', 'Лисицын Пётр');
  await type('Телефон', '8 (999) 123-45-67');
  await save();
  await waitFor(() => expect(sent('PUT /v1/taxes/me')).toEqual([profile]));
});

test('a wrong INN is told at its field and nothing is sent', async () => {
  const sent = await open(nothing);
  await userEvent.click(await screen.findByRole('radio', { name: 'Физлицо' }));
  await type('ИНН', '500100732258');
  expect(await field('ИНН')).toHaveAccessibleDescription(/проверь цифры/);
  await save();
  expect(await field('Телефон')).toHaveAccessibleDescription(/с кодом страны/);
  expect(sent('PUT /v1/taxes/me')).toEqual([]);
});

test('a refusal keeps what was typed', async () => {
  await open({ ...told, receiptsOwed: 0 }, [], { 'PUT /v1/taxes/me': () => refusal(503, 'SERVICE_UNAVAILABLE') });
  await type('Фамилия, имя и отчество', ' Ильич');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('SERVICE_UNAVAILABLE');
  expect(await field('Фамилия, имя и отчество')).toHaveValue('Лисицын Пётр Ильич');
});

test.each([
  ['CHECK_SILENT', /не отвечает/],
  ['STATUS_LOST', /не самозанятый/],
  ['OVER_LIMIT', /больше предела/],
] as const)('a withdrawal held by %s says why in words', async (reason, words) => {
  await open({ ...told, check: null, hold: { reason, since: '2026-11-20T10:00:00.000Z' } });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('the income of the year stands against the limit, with a warning when it is near', async () => {
  await open({
    ...told,
    income: { year: 2026, earned: 2_000_000, limit: 2_400_000, warnFrom: 1_920_000, standing: 'NEAR' },
  });
  const bar = await screen.findByRole('meter', { name: /предел/ });
  expect(bar).toHaveAttribute('aria-valuenow', '2000000');
  expect(screen.getByText(/Предел близко/)).toBeInTheDocument();
});

test('the link of a receipt is checked at its field before it is sent', async () => {
  const sent = await open(told, [owed]);
  const send = async (text: string) => {
    await userEvent.clear(await field('Ссылка на чек'));
    await type('Ссылка на чек', text);
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  };
  await send('https://example.com/1');
  expect(await field('Ссылка на чек')).toHaveAccessibleDescription(/не ссылка на чек/);
  await send(npdReceiptLink('771200000170', 'abc12345'));
  expect(await field('Ссылка на чек')).toHaveAccessibleDescription(/чужой ИНН/);
  const link = npdReceiptLink(inn, 'abc12345');
  await send(link);
  await waitFor(() => expect(sent(`PUT /v1/taxes/me/receipts/${owed.id}`)).toEqual([{ link }]));
});

test('somebody who never earned has nothing to tell', async () => {
  await open({ ...nothing, earner: false });
  expect(await screen.findByText(/налоги напарника/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
