import { CsvError, parse } from 'csv-parse/sync';

export interface TextRow {
  /** In the file, from 1; of a row of several lines the first. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface TextTable {
  readonly rows: readonly TextRow[];
  /** Lines whose quotes do not close. */
  readonly broken: readonly number[];
}

const separators = [';', '\t', '|', ','] as const;

/** Lines of one cell at most: what is longer is a quote that somebody forgot to close. */
const longestRow = 100;

type Attempt = readonly string[] | 'open' | 'broken';

const parseRow = (text: string, delimiter: string, relax: boolean): Attempt => {
  try {
    const [cells = []]: string[][] = parse(text, { delimiter, relax_quotes: relax, relax_column_count: true });
    return cells;
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    if (problem.code === 'CSV_QUOTE_NOT_CLOSED') return 'open';
    // A quote within a text, `12" монитор`, is a letter like any other.
    return problem.code === 'INVALID_OPENING_QUOTE' && !relax ? parseRow(text, delimiter, true) : 'broken';
  }
};

interface Found {
  readonly cells: readonly string[];
  readonly lines: number;
}

/** The row that begins at `start`; null when its quotes do not close, or close in a row of another width. */
const rowAt = (lines: readonly string[], start: number, delimiter: string, width: number | null): Found | null => {
  const most = Math.min(longestRow, lines.length - start);
  for (let taken = 1; taken <= most; taken += 1) {
    const cells = parseRow(lines.slice(start, start + taken).join('\n'), delimiter, false);
    if (cells === 'broken') return null;
    if (cells === 'open') continue;
    return taken > 1 && width !== null && cells.length !== width ? null : { cells, lines: taken };
  }
  return null;
};

/** The one by which the headings are most. */
const separatorOf = (heading: string): string => {
  const widths = separators.map((one) => {
    const cells = parseRow(heading, one, false);
    return typeof cells === 'string' ? 0 : cells.length;
  });
  return separators[widths.indexOf(Math.max(...widths))] ?? ';';
};

/**
 * The rows of a CSV text, empty ones left out: any ends of lines, any separator, also named by `sep=;` in the first line.
 * One line with a stray quote costs that line alone.
 */
export const textRows = (text: string): TextTable => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const named = /^sep=(.)\s*$/i.exec(lines[0] ?? '')?.[1];
  let start = named === undefined ? 0 : 1;
  const heading = lines.slice(start).find((line) => line.trim() !== '') ?? '';
  const delimiter = named ?? separatorOf(heading);
  const rows: TextRow[] = [];
  const broken: number[] = [];
  while (start < lines.length) {
    const found =
      (lines[start] ?? '').trim() === '' ? null : rowAt(lines, start, delimiter, rows[0]?.cells.length ?? null);
    if (found !== null) {
      if (found.cells.some((cell) => cell.trim() !== '')) rows.push({ line: start + 1, cells: found.cells });
    } else if ((lines[start] ?? '').trim() !== '') broken.push(start + 1);
    start += found?.lines ?? 1;
  }
  return { rows, broken };
};
