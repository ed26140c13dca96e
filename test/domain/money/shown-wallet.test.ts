import { shownWallet } from '#domain/money/shown-wallet.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['BANK_CARD_RU', '2200240512348810', '2200 •••• 8810'],
  ['BANK_CARD', '4242424242424242424', '4242 •••• 2424'],
  ['SBP', '+79001231234', '+7 900 ••• 12-34'],
  ['YOOMONEY', '410011234567', '4100 •••• 4567'],
  ['TRX', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TJRa •••• RTv8'],
] as const)('a number of %s is shown by its ends', (method, wallet, shown) => {
  expect(plain(shownWallet(method, wallet))).toBe(shown);
});
