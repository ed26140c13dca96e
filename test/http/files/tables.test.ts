import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import type { Columns } from '#server/platform/tables/column.ts';
import { csvFile } from '#server/platform/tables/csv-file.ts';
import { sheetName, longestCell, xlsxFile } from '#server/platform/tables/xlsx-file.ts';

interface Row {
  readonly text: string | number | null;
  readonly count: number | null;
  readonly decimal: number | null;
  readonly money: number | null;
  readonly moment: Date | null;
}

const columns: Columns<Row> = {
  Реквизиты: ['text', ({ text }) => text],
  Заказов: ['count', ({ count }) => count],
  Рейтинг: ['decimal', ({ decimal }) => decimal],
  'К переводу': ['kopecks', ({ money }) => money],
  Когда: ['moment', ({ moment }) => moment],
};

const row: Row = { text: '', count: 3, decimal: 4.87, money: 505_10, moment: new Date('2026-11-04T21:30:05.000Z') };

async function* pagesOf(rows: readonly Row[]) {
  for (const one of rows) yield [one];
}
const csvOf = (rows: readonly Row[], zone = 'Europe/Moscow') =>
  text(Readable.from(csvFile({ columns, pages: pagesOf(rows), zone })));
const xlsxOf = async (rows: readonly Row[], zone = 'Europe/Moscow') =>
  readXlsx(await buffer(xlsxFile('Выплаты', { columns, pages: pagesOf(rows), zone })), { readStyles: true });

test('a CSV file is what Russian spreadsheets expect: BOM, semicolons, decimal commas, local times', async () => {
  expect(await csvOf([row])).toBe(
    '\uFEFFРеквизиты;Заказов;Рейтинг;К переводу;Когда\n;3;4,87;505,10;05.11.2026 00:30:05\n',
  );
  expect(await csvOf([{ ...row, money: -50 }], 'Asia/Vladivostok')).toContain(';-0,50;05.11.2026 07:30:05');
});

test('moments in no order are told by the clock of their own day, before and after it is changed', async () => {
  const moments = ['2026-07-01T12:00:00Z', '2026-01-01T12:00:00Z', '2026-07-02T12:00:00Z', '2019-03-31T00:59:59Z'];
  const rows = [...moments, '2019-03-31T01:00:00Z'].map((at) => ({ ...row, moment: new Date(at) }));
  const lines = (await csvOf(rows, 'Europe/Berlin')).trim().split('\n').slice(1);
  expect(lines.map((line) => line.split(';')[4])).toEqual([
    '01.07.2026 14:00:00',
    '01.01.2026 13:00:00',
    '02.07.2026 14:00:00',
    '31.03.2019 01:59:59',
    '31.03.2019 03:00:00',
  ]);
});

test('a CSV file of more lines than one chunk has each once, below one line of headings', async () => {
  const many = Array.from({ length: 601 }, (_, index) => ({ ...row, text: index }));
  async function* oneLargePage() {
    yield many;
  }
  const file = await text(Readable.from(csvFile({ columns, pages: oneLargePage(), zone: 'UTC' })));
  const [headings, ...lines] = file.trimEnd().split('\n');
  expect(headings).toMatch(/^\uFEFFРеквизиты;/);
  expect(lines.map((line) => Number(line.split(';')[0]))).toEqual(many.map(({ text: index }) => index));
});

test('a list that cannot be read fails before its file has begun', async () => {
  async function* unreadable(): AsyncGenerator<readonly Row[]> {
    throw new Error('cannot be read');
  }
  const file = Readable.from(csvFile({ columns, pages: unreadable(), zone: 'UTC' }));
  let sent = '';
  file.on('data', (part: string) => (sent += part));
  await expect(text(file)).rejects.toThrow('cannot be read');
  expect(sent).toBe('');
});

test('a workbook has numbers as numbers, money with two decimals, local times as dates', async () => {
  const { sheets } = await xlsxOf([row, { text: null, count: null, decimal: null, money: null, moment: null }]);
  expect(sheets.map(({ name }) => name)).toEqual(['Выплаты']);
  expect(sheets[0]?.rows).toEqual([
    ['Реквизиты', 'Заказов', 'Рейтинг', 'К переводу', 'Когда'],
    [null, 3, 4.87, 505.1, new Date('2026-11-05T00:30:05.000Z')],
    [null, null, null, null, null],
  ]);
  expect(sheets[0]?.cells?.get('1,3')?.style?.numFmt).toBe('#,##0.00');
});

const asTheyAre = [
  '2200000000000004',
  '+79991234567',
  '+7 (999) 123-45-67',
  '007',
  '-5',
  '1E5',
  '05.11.2026',
  'a;b"c',
  '_x0041_',
  'две\nстроки',
] as const;

test.each(asTheyAre)('the text %j is in both files as it is', async (text) => {
  expect((await xlsxOf([{ ...row, text }])).sheets[0]?.rows[1]?.[0]).toBe(text);
  const quoted = /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  expect(await csvOf([{ ...row, text }])).toContain(`\n${quoted};3;`);
});

test.each(['=1+1', '@SUM(1)', '+A1', "-2+3+cmd|' /C calc'!A0", '\t=1', '=HYPERLINK("http://evil")'])(
  'the text %j is no formula in either file',
  async (text) => {
    const cell = (await xlsxOf([{ ...row, text }])).sheets[0]?.cells?.get('1,0');
    expect(cell).toMatchObject({ type: 'string', value: text });
    const line = (await csvOf([{ ...row, text }])).split('\n')[1] ?? '';
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('a text that a cell cannot hold is cut between letters, and what XML cannot hold is dropped', async () => {
  const read = async (text: string) => (await xlsxOf([{ ...row, text }])).sheets[0]?.rows[1]?.[0];
  const long = await read(`${'я'.repeat(longestCell - 2)}😀${'я'.repeat(9)}`);
  expect(long).toBe(`${'я'.repeat(longestCell - 2)}…`);
  expect(await read('я'.repeat(longestCell))).toHaveLength(longestCell);
  expect(await read('a\0b\u0008c\ud800d')).toBe('abc\ufffdd');
});

test.each([
  ['Выплаты', 'Выплаты'],
  ['Ноябрь/декабрь [2026]?', 'Ноябрь декабрь  2026'],
  ["'Имя'", 'Имя'],
  ['History', 'Лист History'],
  ['', 'Лист'],
  ['x'.repeat(40), 'x'.repeat(31)],
])('a sheet named %j is called %j', (name, legal) => expect(sheetName(name)).toBe(legal));

test('a workbook is made while it is read, and no further page is asked for when its reader leaves', async () => {
  let asked = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) {
        asked += 1;
        yield Array.from({ length: 100 }, () => ({ ...row, text: String(Math.random()) }));
      }
    } finally {
      isClosed = true;
    }
  }
  const stream = xlsxFile('endless', { columns, pages: endless(), zone: 'UTC' });
  await new Promise((resolve) => stream.once('data', resolve));
  const left = new Promise((resolve) => stream.once('close', resolve));
  stream.destroy();
  await left;
  await new Promise(setImmediate);
  const then = asked;
  await new Promise(setImmediate);
  expect([asked, isClosed]).toEqual([then, true]);
  expect(asked).toBeLessThan(1000);
});
