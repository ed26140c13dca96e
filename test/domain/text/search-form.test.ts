import { squadNumber } from '#domain/text/format.ts';
import { isFound, searchForm, typedNumber } from '#domain/text/search-form.ts';

test.each([
  ['Алёна', 'алена'],
  ['АЛЕНА', 'алёна'],
  ['Сергей'.normalize('NFD'), 'сергей'],
  ['сергей', 'СЕРГЕЙ'.normalize('NFD')],
  ['Ёлка у входа', 'елк'],
])('«%s» is found by «%s»', (text, typed) => {
  expect(isFound(text, typed)).toBe(true);
});

test('«й» stays another letter than «и»', () => {
  expect(isFound('Май', 'маи')).toBe(false);
});

test('a form compared once stays what it is', () => {
  expect(searchForm(searchForm('Ёжик'))).toBe('ежик');
});

test.each([
  ['18402', 18_402],
  [squadNumber(18_402), 18_402],
  [' №18402 ', 18_402],
  ['#7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['№', null],
  ['18402а', null],
  ['', null],
])('«%s» names the record %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
