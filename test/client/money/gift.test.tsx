import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActivateGift } from '#client/pages/balance/activate-gift.tsx';
import { GiftPage } from '#client/pages/money/gifts/gift-page.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

const code = 'ABCD-EFGH-JKLM';
const shown = `GET /v1/balance/gift-certificates/${code}`;
const activated = `POST /v1/balance/gift-certificates/${code}/activate`;

const aGift = (part: object = {}) => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  nominal: 2000,
  design: 'NEW_YEAR_1',
  message: 'С праздником!',
  status: 'PAID',
  code: null,
  buyer: 'Енот',
  receiver: null,
  createdAt: '2026-12-20T10:00:00.000Z',
  expiresAt: '2027-12-20T10:00:00.000Z',
  activatedAt: null,
  ...part,
});

const open = async (gift: object, me = aClient()) => {
  const server = fakeServer({ [shown]: () => ({ json: gift }), [activated]: () => ({ json: aGift(gift) }) });
  await renderInApp(<GiftPage code={code} />, { me });
  await screen.findByText('От Енот');
  return server;
};
const activate = () => screen.getByRole('button', { name: 'Активировать' });

describe('a gift behind a link', () => {
  test('a client activates it once, however often they press, and is told what it is worth', async () => {
    const { routes } = await open(aGift());
    await pressTwice(activate());
    await screen.findByText(/2\s000\s₽ уже у тебя/);
    expect(routes().filter((route) => route === activated)).toHaveLength(1);
    expect(screen.getByRole('link', { name: /баланс/i })).toHaveAttribute('href', '/balance');
  });

  test.each([
    ['a used one', { status: 'ACTIVATED' }, aClient(), 'Этот сертификат уже использован'],
    ['one whose term is over', { status: 'EXPIRED' }, aClient(), 'Срок этого сертификата вышел'],
    ['any, by a mate', {}, aMate(), /напарники не могут/],
  ])('%s cannot be activated, and the button says why', async (_name, part, me, why) => {
    const { routes } = await open(aGift(part), me);
    expect(activate()).toHaveAttribute('aria-disabled', 'true');
    expect(activate()).toHaveAccessibleDescription(why);
    await userEvent.click(activate());
    expect(routes()).not.toContain(activated);
  });

  test.each([
    ['PAID', /отправь ссылку/, true],
    ['ACTIVATED', /уже активировали/, false],
    ['EXPIRED', /деньги вернулись/, false],
  ] as const)('its buyer sees a %s one for what it is', async (status, words, printable) => {
    await open(aGift({ status, code }));
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Напечатать' }) !== null).toBe(printable);
    expect(screen.queryByRole('button', { name: 'Активировать' })).toBeNull();
  });

  test('a refusal stands on the page, and the button can be pressed again', async () => {
    const answers = [refusal(409, 'GIFT_CERTIFICATE_ALREADY_ACTIVATED')];
    fakeServer({
      [shown]: () => ({ json: aGift() }),
      [activated]: () => answers.shift() ?? { json: aGift({ status: 'ACTIVATED' }) },
    });
    await renderInApp(<GiftPage code={code} />, { me: aClient() });
    await userEvent.click(await screen.findByRole('button', { name: 'Активировать' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ GIFT_CERTIFICATE_ALREADY_ACTIVATED');
    await userEvent.click(activate());
    await screen.findByText(/уже у тебя/);
  });

  test('an unknown code leads back to the balance', async () => {
    fakeServer({ [shown]: () => refusal(404, 'GIFT_CERTIFICATE_NOT_FOUND') });
    await renderInApp(<GiftPage code={code} />, { me: aClient() });
    await screen.findByText('Отказ GIFT_CERTIFICATE_NOT_FOUND');
    expect(screen.getByRole('link', { name: /баланс/i })).toHaveAttribute('href', '/balance');
  });
});

describe('a code typed on the balance', () => {
  const type = (text: string) => userEvent.type(screen.getByRole('textbox'), text);
  const submit = () => userEvent.click(activate());

  test('is read however it was typed', async () => {
    const { calls } = fakeServer({
      'POST /v1/balance/gift-certificates/ABCDEFGHJKLM/activate': () => ({ json: aGift({ status: 'ACTIVATED' }) }),
    });
    await renderInApp(<ActivateGift isMate={false} />, { me: aClient() });
    await type(' abcd efgh-jklm ');
    await submit();
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  });

  test('that cannot be one is not sent; a refused one stays to be corrected', async () => {
    const { routes } = fakeServer({
      'POST /v1/balance/gift-certificates/ABCDEFGHJKLM/activate': () => refusal(404, 'GIFT_CERTIFICATE_NOT_FOUND'),
    });
    await renderInApp(<ActivateGift isMate={false} />, { me: aClient() });
    await type('ABCD');
    await submit();
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(routes()).toEqual([]);
    await type('EFGHJKLM');
    expect(screen.getByRole('textbox')).toBeValid();
    await submit();
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
    expect(screen.getByRole('textbox')).toHaveValue('ABCDEFGHJKLM');
  });
});
