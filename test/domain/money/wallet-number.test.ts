import { isWalletShape, normaliseWallet } from '#domain/money/wallet-number.ts';

test.each([
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '4242–4242–4242–4242',
  '4242\u00a04242\u00a04242\u00a04242',
  '\u202a4242424242424242\u202c',
])('a card written %j is its digits', (typed) => {
  const wallet = normaliseWallet('BANK_CARD_RU', typed);
  expect(wallet).toBe('4242424242424242');
  expect(isWalletShape('BANK_CARD_RU', wallet)).toBe(true);
});

test('a card with a wrong digit is none', () => {
  expect(isWalletShape('BANK_CARD_RU', normaliseWallet('BANK_CARD_RU', '4242-4242-4242-4243'))).toBe(false);
});

test('a wallet of Tron keeps its letters', () => {
  const wallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
  expect(normaliseWallet('USDT_TRC20', `\u200b${wallet}\u200b`)).toBe(wallet);
});
