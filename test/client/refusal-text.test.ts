import { refusalText } from '#client/api/api-error.ts';

const heic = 'Снимки HEIC видны только на устройствах Apple. Сохрани картинку как JPEG';
const refusal = (...fields: readonly object[]) => ({
  code: 'VALIDATION_ERROR',
  message: 'Проверь, всё ли заполнено верно',
  details: { fields },
});

test('of a file the refusal says what is wrong with it', () => {
  expect(refusalText(refusal({ path: 'body.file', message: heic }))).toBe(heic);
});

test('a field of a form has its sentence beside it, so the refusal keeps its own', () => {
  expect(refusalText(refusal({ path: 'body.email', message: 'Нужна почта' }))).toBe('Проверь, всё ли заполнено верно');
  expect(refusalText(refusal())).toBe('Проверь, всё ли заполнено верно');
});

test.each([null, 'Bad Gateway', {}])('%j is no refusal', (body) => {
  expect(refusalText(body)).toBeNull();
});
