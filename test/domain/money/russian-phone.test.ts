import { isRussianPhone, normaliseRussianPhone } from '#domain/money/russian-phone.ts';

describe('a Russian phone number', () => {
  test.each([
    '+79123456789',
    '+7 912 345-67-89',
    '8 912 345 67 89',
    '8 (912) 345-67-89',
    '7 912 345 67 89',
    '79123456789',
    '9123456789',
    '912 345 67 89',
    '(912) 345–67–89',
    '8.912.345.67.89',
    '+7\u00a0912\u00a0345\u201167\u201189',
    '\u202a+79123456789\u202c',
    '\u2068\u200e+7\u202f912 345-67-89\ufeff\u2069',
  ])('written %p is +79123456789', (typed) => {
    expect(normaliseRussianPhone(typed)).toBe('+79123456789');
    expect(isRussianPhone(normaliseRussianPhone(typed))).toBe(true);
  });

  test.each([
    ['with a digit missing', '8 912 345 67 8'],
    ['with a digit too many', '+7 912 345 67 890'],
    ['of ten digits that begin with an 8', '8123456789'],
    ['of another country', '+375 12 345 67 89'],
    ['with letters', '8 912 номер 89'],
    ['that is empty', ''],
  ])('%s is no Russian phone number', (_what, typed) => {
    expect(isRussianPhone(normaliseRussianPhone(typed))).toBe(false);
  });
});
