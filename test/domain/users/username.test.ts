import { usernameKey, usernameError } from '#domain/people/username.ts';

test.each<[string, string | null]>([
  ['Киберкот', null],
  ['night_owl-77', null],
  ['ёжик', null],
  ['ab', 'LENGTH'],
  ['a'.repeat(21), 'LENGTH'],
  ['с пробелом', 'CHARACTERS'],
  ['emoji😀', 'CHARACTERS'],
  ['___', 'CHARACTERS'],
  ['Кiberkot', 'MIXED_SCRIPTS'],
])('«%s» as a username: %s', (username, problem) => {
  expect(usernameError(username)).toBe(problem);
});

test.each([
  ['Кот', 'кот'],
  ['ОКО', 'OKO'],
  ['Admin', 'adm1n'],
  ['Сова', 'Cова'],
  ['night_owl', 'night-owl'],
  ['modern', 'modem'],
  ['Зевс', '3евс'],
])('«%s» and «%s» cannot both be names', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

test('different names have different keys', () => {
  expect(new Set(['кот', 'кит', 'admin', 'owner', 'mate', 'мейт'].map(usernameKey)).size).toBe(6);
});
