import * as z from 'zod/mini';
import { parseInput } from '#server/platform/http/parse-input.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

const anything = z.unknown();

test.each([
  ['a text', 'a\0b'],
  ['half of a surrogate pair', '\ud800'],
  ['a field', { comment: 'a\0b' }],
  ['the name of a field', { 'a\0b': 1 }],
  ['a name deeper down', { terms: [{ 'a\ud800': 1 }] }],
  ['the last of a list', { ids: [1, null, 'x', '\0'] }],
  ['a list in a list', [[['a\0b']]]],
])('what cannot be stored is refused as %s', (_name, body) => {
  expect(() => parseInput('body', anything, body)).toThrow(Refusal);
});

test.each([['Привет 😄'], [{ comment: 'ё\n\t', ids: [1, null, true, { a: ['b'] }] }], [null], [7]])(
  '%j is let through',
  (body) => {
    expect(parseInput('body', anything, body)).toEqual(body);
  },
);
