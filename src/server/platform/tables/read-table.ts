import { shownCell, type TableCell } from '#domain/tables/table-cell.ts';
import type { TableProblem } from '#domain/tables/table-problem.ts';
import { Refusal } from '../http/refusal';
import { textRows } from './text-rows';
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

/** One row is the headings. */
const linesOfWorkbook = async (base64: string, most: number): Promise<Lines> => {
  const rows = await workbookRows(Buffer.from(base64, 'base64'), most + 1);
  if (rows === null) throw badFile('Книга Excel не читается: открой её и сохрани как .xlsx или CSV');
  return { rows, broken: [] };
};

/** The unit of a sum is often part of its heading. */
const unit = /[\s,(]+(?:₽|руб\.?|рубли|rub)\)?$/;

/** «Сумма, руб.» is «сумма». */
const headingOf = (cell: TableCell): string => shownCell(cell).replaceAll(/\s+/g, ' ').toLowerCase().replace(unit, '');

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
  const { rows: lines, broken } =
    file.xlsx === undefined ? textRows(file.csv ?? '') : await linesOfWorkbook(file.xlsx, most);
  const [head, ...rest] = lines;
  if (head === undefined || rest.length + broken.length === 0)
    throw badFile('В файле нет ни одной строки под названиями столбцов');
  if (rest.length > most) throw badFile(`Строк больше ${most}. Раздели файл`);
  const headings = head.cells.map(headingOf);
  refuseTwins(headings, known);
  const rows = rest.map(({ line, cells }) => ({
    line,
    cell: (heading: string) => cells[headings.indexOf(heading)] ?? null,
  }));
  return { headings, rows, problems: broken.map((line) => ({ line, column: null, why: 'кавычка не закрыта' })) };
};
