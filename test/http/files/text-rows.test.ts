import * as fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { textRows } from '#server/platform/tables/text-rows.ts';

const headings = new Set(['id', 'sum', 'sum, руб', 'text', 'номер\nзаказа', 'status']);
const headingsOf = (cells: readonly string[]) => cells.filter((one) => headings.has(one)).length;
const rowsOf = (text: string) => textRows(text, headingsOf);
const read = (text: string) => rowsOf(text).rows.map(({ line, cells }) => [line, ...cells]);

test('lines end in any way, also differently in one file', () => {
  const rows = [
    [1, 'id', 'sum'],
    [2, 'a', '1'],
    [3, 'b', '2'],
    [4, 'c', '3'],
  ];
  for (const text of ['id;sum\r\na;1\nb;2\nc;3', 'id;sum\na;1\r\nb;2\rc;3\r\n', '\uFEFFid;sum\ra;1\rb;2\rc;3'])
    expect(read(text)).toEqual(rows);
});

test('the separator is found by the headings, and `sep=` names another', () => {
  const row = [1, 'id', 'sum, руб'];
  for (const separator of [';', '\t', '|']) expect(read(`id${separator}sum, руб`)).toEqual([row]);
  expect(read('sep=;\nid;sum, руб\na;1')).toEqual([
    [2, 'id', 'sum, руб'],
    [3, 'a', '1'],
  ]);
  expect(read('SEP=#\r\nid#sum, руб')).toEqual([[2, 'id', 'sum, руб']]);
});

test('a title above the headings and headings of two lines hide no separator', () => {
  const table = ['"номер\nзаказа"|sum|status'.replaceAll('|', ','), '"a\nb",1,paid'];
  expect(read(['Реестр; за ноябрь', ...table].join('\n'))).toEqual([
    [1, 'Реестр; за ноябрь'],
    [2, 'номер\nзаказа', 'sum', 'status'],
    [4, 'a\nb', '1', 'paid'],
  ]);
});

test('rows are counted as the file counts its lines, over empty ones and those of two lines', () => {
  expect(read('\nid;text\n\na;"one\ntwo"\n;;\nb;three')).toEqual([
    [2, 'id', 'text'],
    [4, 'a', 'one\ntwo'],
    [7, 'b', 'three'],
  ]);
});

test('a stray quote costs its own line, and a quote within a text nothing', () => {
  const { rows, broken } = rowsOf('id;text\na;"open\nb;two\nc;12" монитор\nd;"well ""said"""\n"e"x;y\nf;"last"');
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['id', 'text'],
    ['b', 'two'],
    ['c', '12" монитор'],
    ['d', 'well "said"'],
    ['f', 'last'],
  ]);
  expect(broken).toEqual([2, 6]);
});

test('whatever a spreadsheet writes is read back', () => {
  const cell = fc
    .stringMatching(/^[a-zA-Zа-яё0-9;,"'\t =+-]{1,12}(\n[a-zа-я"]{1,5})?$/)
    .filter((text) => text.trim() !== '');
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(table, fc.constantFrom(';', '\t', ','), fc.constantFrom('\n', '\r\n'), (rows, delimiter, end) => {
      const all = [['id', 'sum', 'text'], ...rows];
      const text = stringify(all, { delimiter, record_delimiter: end, quoted_match: /\n/ });
      expect(rowsOf(text).rows.map(({ cells }) => cells)).toEqual(all);
    }),
  );
});
