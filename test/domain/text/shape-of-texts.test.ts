import { shapeOfTexts } from '#domain/text/shape-of-texts.ts';

const id = '01a227f3-19d3-72b3-9c18-959f3aa745a7';

test.each([
  ['Привет, Мир 12!', 'Xxxxxx, Xxx 00!'],
  ['https://vk.com/id7', 'xxxxx://xx.xxx/xx0'],
  ['日本語', 'xxx'],
  ['HELP', 'XXXX'],
  ['', ''],
])('of the text «%s» its shape stays, «%s»', (text, shape) => {
  expect(shapeOfTexts({ text })).toEqual({ text: shape });
});

test('ids, times, numbers and the product’s own names stay', () => {
  const action = {
    type: 'chat/messageArrived',
    payload: { chatId: id, seq: 7, sentAt: '2026-11-29T15:36:07.985Z', kind: 'SQUAD', isOwn: true, replyTo: null },
  };
  expect(shapeOfTexts(action)).toEqual(action);
});

test('words that pretend to be the product’s own do not', () => {
  expect(shapeOfTexts({ kind: 'мой пароль', state: `${'secret '.repeat(12)}`, type: '日本語' })).toEqual({
    kind: 'xxx xxxxxx',
    state: 'xxxxxx '.repeat(12),
    type: 'xxx',
  });
});

test('what is deep inside is not forgotten', () => {
  expect(
    shapeOfTexts({ payload: { page: { messages: [{ text: 'Секрет', userInfo: { username: 'Кот' } }] } } }),
  ).toEqual({ payload: { page: { messages: [{ text: 'Xxxxxx', userInfo: { username: 'Xxx' } }] } } });
});
