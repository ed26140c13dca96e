import { termFrom, writtenTerm } from '#domain/what-if/other-terms.ts';

test.each([
  ['rate-beginner-1', 300.29, 30_029],
  ['rate-pro', 100, 10_000],
  ['rate-pro', 20_000, 2_000_000],
  ['lobby-mates', 0, 0],
  ['percent-star', 100, 100],
] as const)('%s of %d is a value of it, and is written so again', (name, written, value) => {
  expect(termFrom(name, written)).toBe(value);
  expect(writtenTerm(name, value)).toBe(written);
});

test.each([
  ['rate-pro', 300.295],
  ['rate-pro', 99.99],
  ['rate-pro', 20_000.01],
  ['rate-pro', Infinity],
  ['lobby-mates', 50.5],
  ['lobby-mates', -1],
  ['percent-star', 101],
  ['referral-percent', NaN],
] as const)('%s of %d is none', (name, written) => {
  expect(termFrom(name, written)).toBeNull();
});
