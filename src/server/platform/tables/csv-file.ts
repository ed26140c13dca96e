import { stringify } from 'csv-stringify/sync';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import type { Cell, ColumnKind, Table } from './column';
import { localClock } from './local-clock';

/** What a spreadsheet would run. A phone or a signed number begins alike, runs nothing and is left alone. */
const formula = /^[=@\t\r]|^[+-](?![\d\s().,-]*$)/;

/** An apostrophe before a text that would be a formula; nothing else is changed. */
const safe = (text: string): string => (formula.test(text) ? `'${text}` : text);

const decimal = (text: string): string => text.replace('.', ',');

/** `2026-11-05T14:30:05` → `05.11.2026 14:30:05`. */
const clockText = (clock: Date): string => {
  const text = clock.toISOString().slice(0, 19);
  return `${text.slice(8, 10)}.${text.slice(5, 7)}.${text.slice(0, 4)} ${text.slice(11)}`;
};

const written = (kind: ColumnKind, cell: Cell, clock: (moment: Date) => Date): string => {
  if (cell === null || cell === undefined || cell === '') return '';
  if (cell instanceof Date) return clockText(clock(cell));
  if (kind === 'kopecks') return decimal(kopecksToRubles(Number(cell)).toFixed(2));
  return kind === 'text' ? safe(String(cell)) : decimal(String(cell));
};

/** Lines in a chunk: one for each line would cost more to send than to make, one for each page would keep others waiting. */
const linesAtOnce = 100;

/** A table as Russian spreadsheets expect it: semicolons, the byte order mark, decimal commas, local times. */
export async function* csvFile<Row>({ columns, pages, zone }: Table<Row>): AsyncGenerator<string> {
  const kinds = Object.values(columns);
  const clock = localClock(zone);
  const options = { columns: Object.keys(columns), delimiter: ';' };
  // With the first lines: a list that cannot be read is told as an error, not in a file that has begun.
  let heading = stringify([], { ...options, header: true, bom: true });
  for await (const page of pages)
    for (let from = 0; from < page.length; from += linesAtOnce) {
      const lines = page.slice(from, from + linesAtOnce);
      const rows = lines.map((row) => kinds.map(([kind, cell]) => written(kind, cell(row), clock)));
      yield heading + stringify(rows, options);
      heading = '';
    }
  if (heading !== '') yield heading;
}
