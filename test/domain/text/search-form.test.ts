import { isFound, searchForm } from '#domain/text/search-form.ts';

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
