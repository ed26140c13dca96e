import { Readable } from 'node:stream';
import { type CellValue, type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import type { Cell, ColumnKind, Table } from './column';
import { localClock } from './local-clock';

const longest = 31;

/** A name that Excel takes for a sheet: no `* ? : \ / [ ]`, no apostrophe at its ends, 31 characters, not «History». */
export const sheetName = (name: string): string => {
  const plain = name
    .replaceAll(/[*?:\\/[\]\0-\x1f]/g, ' ')
    .trim()
    .slice(0, longest)
    .replaceAll(/^'+|'+$/g, '')
    .trim();
  return plain === '' || plain.toLowerCase() === 'history' ? `Лист ${plain}`.trim() : plain;
};

/** Characters of a cell: more, and Excel calls the file damaged. */
export const longestCell = 32_767;

/** Width in characters, and the number format. */
const looks: Readonly<Record<ColumnKind, Partial<ColumnDef>>> = {
  text: { width: 24, numFmt: '@' },
  count: { width: 12, numFmt: '0' },
  decimal: { width: 12 },
  kopecks: { width: 14, numFmt: '#,##0.00' },
  moment: { width: 20, numFmt: 'dd.mm.yyyy hh:mm:ss' },
};

/**
 * Text that every spreadsheet reads back as it is: halves of surrogate pairs are replaced, characters that XML cannot
 * hold are dropped, and `_x0041_`, which the format takes for an escaped letter, is escaped itself.
 */
const cellText = (text: string): string => {
  const plain = text.toWellFormed().replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
  const isLong = plain.length > longestCell;
  const cut = isLong ? `${plain.slice(0, longestCell - 1).replace(/[\ud800-\udbff]$/, '')}…` : plain;
  return cut.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
};

const valueOf = (kind: ColumnKind, cell: Cell, clock: (moment: Date) => Date): CellValue => {
  if (cell === null || cell === undefined || cell === '') return null;
  if (cell instanceof Date) return clock(cell);
  if (kind === 'kopecks') return kopecksToRubles(Number(cell));
  return kind === 'text' ? cellText(String(cell)) : Number(cell);
};

async function* rowsOf<Row>({ columns, pages, zone }: Table<Row>): AsyncGenerator<CellValue[]> {
  const kinds = Object.values(columns);
  const clock = localClock(zone);
  for await (const page of pages)
    for (const row of page) yield kinds.map(([kind, cell]) => valueOf(kind, cell(row), clock));
}

/**
 * A table as an Excel workbook of one sheet, made while it is read: numbers as numbers, ids and requisites as text, times
 * as local dates. No cell is a formula. When the reader leaves, the rows are closed.
 */
export const xlsxFile = <Row>(name: string, table: Table<Row>): Readable =>
  Readable.fromWeb(
    writeXlsxStream(rowsOf(table), {
      name: sheetName(name),
      columns: Object.entries(table.columns).map(([header, [kind]]) => ({ header, ...looks[kind] })),
      freezePane: { rows: 1 },
    }),
  );
