import { isInn } from '#domain/receipts/inn.ts';

test.each(['7707083893', '500100732259'])('%s is an INN', (text) => expect(isInn(text)).toBe(true));

test.each([
  '7707083892',
  '500100732258',
  '500100732269',
  '0000000000',
  '000000000000',
  '77070838',
  '',
  'семь707083893',
])('«%s» is no INN', (text) => expect(isInn(text)).toBe(false));
