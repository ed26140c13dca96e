import { shownCell, type TableCell } from '#domain/tables/table-cell.ts';
import type { TableProblem } from '#domain/tables/table-problem.ts';
import { Refusal } from '../http/refusal';
import { fewestHeadings, textRows } from './text-rows';
import { workbookRows } from './workbook-rows';

/** A table that somebody chose: the text of a CSV file, or an Excel workbook in base64. */
export interface TableFile {
  readonly csv?: string | undefined;
  readonly xlsx?: string | undefined;
}

export interface TableRow {
  /** In the file, from 1. */
  readonly line: number;
  /** By heading in lower case; a column that the row lacks is null. */
  readonly cell: (heading: string) => TableCell;
}

interface Wanted {
  /** Rows at most. */
  readonly most: number;
  /** Headings that mean something, in lower case. */
  readonly known: readonly string[];
}

interface ReadTable {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly problems: readonly TableProblem[];
}

export const badFile = (message: string): Refusal =>
  new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body.csv', message }] });

interface Line {
  readonly line: number;
  readonly cells: readonly TableCell[];
}

interface Lines {
  readonly rows: readonly Line[];
  readonly broken: readonly number[];
}

/** Rows above the headings at most: a title, a period, whose register it is. */
const mostAbove = 20;

const linesOfWorkbook = async (base64: string, most: number): Promise<Lines> => {
  const rows = await workbookRows(Buffer.from(base64, 'base64'), most + mostAbove + 2);
  if (rows === null) throw badFile('Книга Excel не читается: открой её и сохрани как .xlsx или CSV');
  return { rows, broken: [] };
};

/** The unit of a sum is often part of its heading. */
const unit = /[\s,(]+(?:₽|руб\.?|рубли|rub)\)?$/;

/** «Сумма, руб.» is «сумма». */
const headingOf = (cell: TableCell): string =>
  shownCell(cell).normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase().replace(unit, '');

interface Head {
  readonly headings: readonly string[];
  /** The first row of the table. */
  readonly end: number;
}

/**
 * The first row that has headings, else the first of all. Where cells of the heading are merged, as «Платёж» over «Дата»
 * and «Сумма», the rest of them stands in the row below.
 */
const headOf = (rows: readonly Line[], known: ReadonlySet<string>): Head => {
  const count = (headings: readonly string[]) => headings.filter((one) => known.has(one)).length;
  const begun = rows.slice(0, mostAbove + 2).map(({ cells }) => cells.map(headingOf));
  const pairs = begun.map((upper, index) => {
    const lower = begun[index + 1] ?? [];
    const isHead = count(lower) > 0 && upper.every((one, column) => !known.has(one) || (lower[column] ?? '') === '');
    const width = Math.max(upper.length, lower.length);
    const both = () => Array.from({ length: width }, (_, column) => lower[column] || (upper[column] ?? ''));
    return isHead && count(upper) > 0 ? { headings: both(), end: index + 2 } : { headings: upper, end: index + 1 };
  });
  const [first = { headings: [], end: 1 }] = pairs;
  return pairs.slice(0, mostAbove + 1).find(({ headings }) => count(headings) >= fewestHeadings) ?? first;
};

/** Two columns of one name would hide each other. */
const refuseTwins = (headings: readonly string[], known: readonly string[]): void => {
  for (const name of known) {
    const places = headings.flatMap((heading, index) => (heading === name ? [index + 1] : []));
    if (places.length > 1) throw badFile(`Столбец «${name}» назван дважды: ${places.join(' и ')}. Оставь один`);
  }
};

/**
 * Reads a table by its headings. A line whose quotes do not close is told by its number; the others are read.
 * @throws Refusal VALIDATION_ERROR for no file, a file that cannot be read, without rows, with too many, or with two
 * columns of one name
 */
export const readTable = async (file: TableFile, { most, known }: Wanted): Promise<ReadTable> => {
  if ((file.csv === undefined) === (file.xlsx === undefined)) throw badFile('Выбери файл: CSV или Excel');
  const names = new Set(known);
  const headingsOf = (cells: readonly TableCell[]) => cells.filter((cell) => names.has(headingOf(cell))).length;
  const { rows: lines, broken } =
    file.xlsx === undefined ? textRows(file.csv ?? '', headingsOf) : await linesOfWorkbook(file.xlsx, most);
  const { headings, end } = headOf(lines, names);
  const rest = lines.slice(end);
  if (lines.length === 0 || rest.length + broken.length === 0)
    throw badFile('В файле нет ни одной строки под названиями столбцов');
  if (rest.length > most) throw badFile(`Строк больше ${most}. Раздели файл`);
  refuseTwins(headings, known);
  const rows = rest.map(({ line, cells }) => ({
    line,
    cell: (heading: string) => cells[headings.indexOf(heading)] ?? null,
  }));
  return { headings, rows, problems: broken.map((line) => ({ line, column: null, why: 'кавычка не закрыта' })) };
};
