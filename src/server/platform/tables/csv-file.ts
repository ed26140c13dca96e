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
  const [day = '', time = ''] = clock.toISOString().split('T');
  return `${day.split('-').reverse().join('.')} ${time.slice(0, 8)}`;
};

const written = (kind: ColumnKind, cell: Cell, zone: string): string => {
  if (cell === null || cell === undefined || cell === '') return '';
  if (cell instanceof Date) return clockText(localClock(cell, zone));
  if (kind === 'kopecks') return decimal(kopecksToRubles(Number(cell)).toFixed(2));
  return kind === 'text' ? safe(String(cell)) : decimal(String(cell));
};

/**
 * A table as Russian spreadsheets expect it: semicolons, the byte order mark, decimal commas, local times. One chunk for
 * each page: a chunk for each line would cost more to send than to make.
 */
export async function* csvFile<Row>({ columns, pages, zone }: Table<Row>): AsyncGenerator<string> {
  const kinds = Object.values(columns);
  let isFirst = true;
  for await (const page of pages) {
    const rows = page.map((row) => kinds.map(([kind, cell]) => written(kind, cell(row), zone)));
    if (isFirst || rows.length > 0)
      yield stringify(rows, { columns: Object.keys(columns), delimiter: ';', header: isFirst, bom: isFirst });
    isFirst = false;
  }
}
