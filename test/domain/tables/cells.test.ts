import { readDay, readMoment } from '#domain/tables/cell-moment.ts';
import { readSum, readText, type TableCell } from '#domain/tables/table-cell.ts';

test.each<[TableCell, number]>([
  ['505,10', 50_510],
  ['505.1', 50_510],
  ['1 234,56', 123_456],
  ['1\u00a0234\u202f567,5 ₽', 123_456_750],
  ['1.234.567,89', 123_456_789],
  ['1,234,567.89', 123_456_789],
  ['700 руб.', 70_000],
  [505.1, 50_510],
  [0.1 + 0.2, 30],
  ['7.5000', 750],
])('the sum %j is %d kopecks', (cell, value) => expect(readSum(cell)).toEqual({ value }));

test.each<[TableCell]>([['1,234'], ['10.005'], [10.005], ['0'], ['-5'], [-5], [''], [null], ['1E+5'], ['12a'], [true]])(
  '%j is no sum',
  (cell) => expect(readSum(cell)).toHaveProperty('why'),
);

test.each<[TableCell, string]>([
  [' 007 ', '007'],
  ['\u200b4276\u00a01600', '4276 1600'],
  [123456789012345, '123456789012345'],
  [null, ''],
])('the text of %j is %j', (cell, value) => expect(readText(cell)).toEqual({ value }));

test.each<[TableCell]>([['1.23457E+15'], ['2,2E+15'], ['-4.27616e15'], [2200000000000004]])(
  'the digits of %j are lost, and that is told',
  (cell) => expect(readText(cell)).toEqual({ why: expect.stringContaining('Excel округлил') }),
);

const moscow = Date.UTC(2026, 10, 5, 11, 30);

test.each<[TableCell, number]>([
  ['05.11.2026 14:30', moscow],
  ['5.11.26 14:30', moscow],
  ['2026-11-05 14:30', moscow],
  ['2026-11-05T14:30:00+03:00', moscow],
  ['2026-11-05T11:30:00.000Z', moscow],
  [new Date(Date.UTC(2026, 10, 5, 14, 30)), moscow],
  [46_331 + 14.5 / 24, moscow],
  ['46331,604166667', moscow],
  ['05.11.2026', Date.UTC(2026, 10, 4, 21)],
])('the moment %j is read by the clock of Moscow', (cell, value) =>
  expect(readMoment(cell, 'Europe/Moscow')).toEqual({ value }),
);

test.each<[TableCell]>([['11/05/2026'], ['31.02.2026'], ['32.01.2026'], ['05.11.2026 25:00'], ['вчера'], [7], [true]])(
  '%j is no date',
  (cell) => {
    expect(readMoment(cell, 'Europe/Moscow')).toHaveProperty('why');
    expect(readDay(cell)).toHaveProperty('why');
  },
);

test('a day is the day that the file shows, in whatever zone', () => {
  for (const cell of ['05.11.2026', '2026-11-05', 46_331, new Date(Date.UTC(2026, 10, 5)), '05.11.2026 23:59'])
    expect(readDay(cell)).toEqual({ value: '2026-11-05' });
});
