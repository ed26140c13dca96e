import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GiftsPage } from '#client/pages/money/gifts/gifts-page.tsx';
import { setServerTime } from '#client/kit/time/server-now.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

const list = 'GET /v1/balance/gift-certificates';
const onSale = 'GET /v1/balance/gift-certificates/on-sale';
const buy = 'POST /v1/balance/gift-certificates';
const id = '0198c0de-0000-7000-8000-000000000001';
const pay = `POST /v1/balance/gift-certificates/${id}/pay`;

const certificate = (part: object = {}) => ({
  id,
  nominal: 2000,
  design: 'NEW_YEAR_1',
  message: '',
  status: 'PAID',
  code: 'ABCD-EFGH-JKLM',
  buyer: 'Киберкот',
  receiver: null,
  createdAt: '2026-12-20T10:00:00.000Z',
  expiresAt: '2027-12-20T10:00:00.000Z',
  activatedAt: null,
  ...part,
});
const design = (name: string, onSale: boolean) => ({
  design: name,
  onSale,
  season: { from: '2026-12-01T00:00:00.000Z', until: '2027-01-15T00:00:00.000Z' },
});

type Answer = ReturnType<typeof refusal>;

/** The page of gifts; purchases and payments are answered in turn, and what is bought is listed. */
const open = async (answers: Answer[], bought: object[] = []) => {
  setServerTime('2026-12-20T10:00:00.000Z');
  const { calls } = fakeServer({
    [onSale]: () => ({
      json: { nominals: [500, 1000, 2000], designs: [design('FEB23', false), design('NEW_YEAR_1', true)] },
    }),
    [list]: ({ url }) => ({ json: { items: url.includes('side=BOUGHT') ? bought : [], nextCursor: null } }),
    [buy]: () => answers.shift() ?? { status: 404 },
    [pay]: () => answers.shift() ?? { status: 404 },
    'GET /v1/users/me': () => ({ json: aClient() }),
  });
  const show = () => renderInApp(<GiftsPage id="" />, { me: aClient() });
  const { unmount } = await show();
  const sent = (route: string) => calls.filter((call) => call.route === route);
  return { sent, leaveAndReturn: async () => (unmount(), show()) };
};
const message = () => screen.findByRole('textbox', { name: 'Поздравление' });
const submit = (sum = /^Купить за 2\s000/) => screen.findByRole('button', { name: sum });
const keysOf = (calls: readonly { readonly headers: Headers }[]) =>
  calls.map(({ headers }) => headers.get('idempotency-key'));

afterEach(() => sessionStorage.clear());

test('a gift is bought once, as chosen; a refusal keeps the words', async () => {
  const { sent } = await open([refusal(400, 'GIFT_CERTIFICATE_WRONG_DESIGN')]);
  expect(await screen.findByRole('radio', { name: /23 февраля/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /^500/ }));
  fireEvent.change(await message(), { target: { value: ' С праздником! ' } });
  await pressTwice(await submit(/^Купить за 500/));
  await screen.findByText('Отказ GIFT_CERTIFICATE_WRONG_DESIGN');
  expect(sent(buy).map(({ body }) => body)).toEqual([{ nominal: 500, design: 'NEW_YEAR_1', message: 'С праздником!' }]);
  expect(await message()).toHaveValue(' С праздником! ');
});

test('after a lost answer the list shows what was bought, and a repeat is the same purchase, even after leaving', async () => {
  const bought: object[] = [];
  const { sent, leaveAndReturn } = await open(
    [refusal(500, 'INTERNAL_ERROR'), { json: { ...certificate(), shortfall: 0 } }],
    bought,
  );
  fireEvent.change(await message(), { target: { value: 'Тебе' } });
  bought.push(certificate());
  await userEvent.click(await submit());
  await screen.findByText('Отказ INTERNAL_ERROR');
  expect(await screen.findByRole('button', { name: 'ABCD-EFGH-JKLM' })).toBeVisible();
  await leaveAndReturn();
  expect(await message()).toHaveValue('Тебе');
  await userEvent.click(await submit());
  await screen.findByText('Куплено: код под картой');
  await waitFor(async () => expect(await message()).toHaveValue(''));
  const [first, second] = keysOf(sent(buy));
  expect(second).toBe(first);
});

test('a gift that waits for money is paid once, also after a lost answer', async () => {
  const waiting = certificate({ status: 'CREATED', code: null });
  const { sent } = await open(
    [refusal(500, 'INTERNAL_ERROR'), refusal(409, 'GIFT_CERTIFICATE_NOT_FOUND'), { json: certificate() }],
    [waiting],
  );
  const button = await screen.findByRole('button', { name: 'Оплатить' });
  await pressTwice(button);
  await screen.findByText('Отказ INTERNAL_ERROR');
  await userEvent.click(button);
  await screen.findByText('Отказ GIFT_CERTIFICATE_NOT_FOUND');
  await userEvent.click(button);
  await screen.findByText('Сертификат оплачен');
  const [lost, repeated, next] = keysOf(sent(pay));
  expect(repeated).toBe(lost);
  expect(next).not.toBe(lost);
  expect(sent(pay)).toHaveLength(3);
});

test('the gifts one has are shown although what is on sale is slow', async () => {
  fakeServer({
    [onSale]: () => new Promise<never>(() => {}),
    [list]: () => ({ json: { items: [certificate()], nextCursor: null } }),
  });
  await renderInApp(<GiftsPage id="" />, { me: aClient() });
  expect((await screen.findAllByRole('button', { name: 'ABCD-EFGH-JKLM' }))[0]).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
