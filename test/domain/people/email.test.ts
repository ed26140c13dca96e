import { canonicalEmail, emailShape } from '#domain/people/email.ts';

test.each([
  ['Ivan@Mail.RU', 'ivan@mail.ru'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['ivan@ПОЧТА.РФ', 'ivan@xn--80a1acny.xn--p1ai'],
  ['ivan@xn--80a1acny.xn--p1ai', 'ivan@xn--80a1acny.xn--p1ai'],
])('%s is compared as %s', (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical);
  expect(emailShape.test(canonical)).toBe(true);
});

test.each([
  'ivan',
  '@mail.ru',
  'ivan@mail',
  'ivan@mail.ru/path',
  'ivan@mail%2eru',
  'ivan@[127.0.0.1]',
  'иван@mail.ru',
  'ivan@127.0.0.1',
  'i..n@mail.ru',
  'ivan@-mail.ru',
])('%s is no address', (typed) => {
  expect(emailShape.test(canonicalEmail(typed))).toBe(false);
});
