import { paymentMethods } from '#domain/money/deposit.ts';
import { paymentMethodTerms } from '#domain/money/payment-methods.ts';
import { readSteamTradeUrl } from '#domain/money/steam-trade-url.ts';
import { freekassaSignature } from '#server/features/balance/providers/freekassa-refund.ts';
import { enotSignature } from '#server/features/balance/providers/enot.ts';
import { sortedPhpJson } from '#server/features/balance/providers/php-json.ts';
import { md5, sha256 } from '#server/features/balance/providers/signatures.ts';
import { unitpaySignature } from '#server/features/balance/providers/unitpay.ts';
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
  expect(enotSignature(JSON.stringify(body), 'example')).toBe(
    'e582b14dd13f8111711e3cb66a982fd7bff28a0ddece8bde14a34a5bb4449136',
  );
  // Another of its examples, whose time is written as its library's tests have it.
  expect(enotSignature(JSON.stringify({ ...body, pay_time: '2023-04-06 16=>27=>59' }), 'payoffExample')).toBe(
    '98e2c0563c06851e1934fe968d7239ed06f7dae05f7b43c3d046d39776980e98',
  );
});

test('ENOT signs letters, slashes and nested fields as PHP writes them, however they were sent', () => {
  const signature = 'f73a3540c393651d1181f22014c71120581d49af94a227993d78090a8bf32f4b';
  for (const body of [
    '{"amount":"10.00","custom_fields":{"url":"a/b","note":"Да"},"order_id":"A-1","status":"success"}',
    '{ "status": "success", "order_id": "A-1", "custom_fields": {"url":"a\\/b", "note":"\\u0414\\u0430"}, "amount": "10.00" }',
  ])
    expect(enotSignature(body, 'paymentExample')).toBe(signature);
  expect(() => enotSignature('{"amount":', 'paymentExample')).toThrow();
});

test.each([
  ['{"b":1,"a":{"z":1,"y":2}}', '{"a":{"z":1,"y":2},"b":1}'],
  ['{"custom_fields":{}}', '{"custom_fields":[]}'],
  ['{"amount":10.00,"credited":9.50}', '{"amount":10,"credited":9.5}'],
  [
    '{"a":[1e17,0.00001,0.0001,12345678901234567890,9007199254740993]}',
    '{"a":[1.0e+17,1.0e-5,0.0001,1.2345678901234567e+19,9007199254740993]}',
  ],
  ['{"a":{"2":"x","1":"y"}}', '{"a":{"2":"x","1":"y"}}'],
  ['{"a":{"0":"x","1":"y"}}', '{"a":["x","y"]}'],
  ['{"a":"n1","b":null,"c":[true,"q\\"/"]}', '{"a":"n1","b":null,"c":[true,"q\\"\\/"]}'],
])('PHP writes %s as %s', (json, written) => expect(sortedPhpJson(json)).toBe(written));

describe('UNITPAY signs the method, the values by their names and the key', () => {
  const signed = (query: string) => unitpaySignature(new URLSearchParams(query), 'a1b1c1d1');
  const known = 'cda8967f6fd073057f52b1978e126ace255e7b1cbd6363983188b8e0af8e049e';

  test('as its library does, in whatever order they come, and without its own signature', () => {
    expect(signed('method=check&params[a]=tod&params[b]=bob&params[c]=sam')).toBe(known);
    expect(signed('params[c]=sam&params[signature]=x&params[a]=tod&params[sign]=y&method=check&params[b]=bob')).toBe(
      known,
    );
    expect(signed('method=check&params%5Ba%5D=tod&params%5Bb%5D=bob&params%5Bc%5D=sam&other=1')).toBe(known);
    expect(signed('method=pay&params[a]=tod&params[b]=bob&params[c]=sam')).not.toBe(known);
  });

  test('an empty value and a nested one are empty values, not absent', () => {
    const empty = sha256('pay{up}{up}1{up}a1b1c1d1');
    expect(signed('method=pay&params[a]=&params[b]=1')).toBe(empty);
    expect(signed('method=pay&params[a][x]=7&params[a][y]=8&params[b]=1')).toBe(empty);
    expect(signed('method=pay&params[a][]=7&params[b]=1')).toBe(empty);
    expect(signed('method=pay&params[b]=1')).not.toBe(empty);
    expect(signed('method=pay')).toBe(sha256('pay{up}a1b1c1d1'));
  });

  test('letters and signs count as they were meant, not as the address writes them', () => {
    const meant = sha256('pay{up}Да и нет/+{up}1{up}a1b1c1d1');
    const query = new URLSearchParams({ method: 'pay', 'params[desc]': 'Да и нет/+', 'params[sum-2]': '1' });
    expect(signed(query.toString())).toBe(meant);
  });
});

test('hashes are those of PHP', () => {
  expect(md5('777:100.00:second:o-1')).toBe('2e89372788dc2cc8b6afea44468a64d6');
  expect(sha256('o-1{up}RUB{up}Пополнение баланса{up}700.00{up}key')).toBe(
    'db64fb50f426bda27390cb11dc8b48f96deb6f35b4c27fe21a6767625b85100a',
  );
});

test('FREEKASSA’s calls are signed over their values in the order of their names', () => {
  const fields = {
    paymentId: 'o-1',
    shopId: 777,
    nonce: 1_700_000_000_001,
    i: 6,
    email: 'user@site.ru',
    ip: '85.8.8.8',
  };
  expect(freekassaSignature('api-key', { ...fields, amount: 100.1, currency: 'RUB' })).toBe(
    '931861e66d054fd91ca31a835551c1b340dbd5d5e2921bb01efe6c3937911c6a',
  );
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
