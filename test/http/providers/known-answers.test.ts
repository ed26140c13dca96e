import { paymentMethods } from '#domain/money/deposit.ts';
import { paymentMethodTerms } from '#domain/money/payment-methods.ts';
import { readSteamTradeUrl } from '#domain/money/steam-trade-url.ts';
import { enotSignature } from '#server/features/balance/providers/enot.ts';
import { sumOfText, sumText } from '#server/features/balance/providers/sums.ts';

test('ENOT signs its example as its documentation says, in whatever order the keys come', () => {
  const body = {
    type: 1,
    amount: '100.00',
    credited: '95.50',
    custom_fields: { user: 1 },
    invoice_id: 'a3e9ff6f-c5c1-3bcd-854e-4bc995b1ae7a',
    order_id: 'c78d8fe9-ab44-3f21-a37a-ce4ca269cb47',
    pay_service: 'card',
    pay_time: '2023-04-06 16:27:59',
    payer_details: '553691******1279',
    status: 'success',
  };
  expect(enotSignature(body, 'example')).toBe('e582b14dd13f8111711e3cb66a982fd7bff28a0ddece8bde14a34a5bb4449136');
});

test('sums travel as decimals and come back to the kopeck', () => {
  for (const kopecks of [1, 99, 100, 70_000, 123_456_789]) expect(sumOfText(sumText(kopecks))).toBe(kopecks);
  expect(sumOfText('700')).toBe(70_000);
  expect(sumOfText('700.5000')).toBe(70_050);
  for (const wrong of ['', '-1', '1e3', '1.234', 'NaN', '1,5', ' 1']) expect(() => sumOfText(wrong)).toThrow();
});

test('every way to pay has somebody who serves it', () => {
  for (const method of paymentMethods) expect(paymentMethodTerms[method].providers.length).toBeGreaterThan(0);
});

test('a Steam trade address is read as a whole or not at all', () => {
  const url = 'https://steamcommunity.com/tradeoffer/new/?partner=123456&token=AbCd_-12';
  expect(readSteamTradeUrl(` ${url} `)).toEqual({ partner: '123456', token: 'AbCd_-12' });
  for (const wrong of [`${url}3`, url.replace('https', 'http'), url.replace('.com', '.com.evil.ru'), ''])
    expect(readSteamTradeUrl(wrong)).toBeNull();
});
