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

/** Lines among which the headings are looked for. */
const beginning = 60;

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

/** Headings that make a row that of the headings: one alone may be a word of a title. */
export const fewestHeadings = 2;

/** How many of a row's cells are headings that mean something. */
export type CountHeadings = (cells: readonly string[]) => number;

const splitBy = (lines: readonly string[], from: number, delimiter: string, headingsOf: CountHeadings): TextTable => {
  const rows: TextRow[] = [];
  const broken: number[] = [];
  let width: number | null = null;
  for (let start = from; start < lines.length;) {
    const isEmpty = (lines[start] ?? '').trim() === '';
    const found: Found | null = isEmpty ? null : rowAt(lines, start, delimiter, width);
    if (found !== null) {
      if (found.cells.some((cell) => cell.trim() !== '')) rows.push({ line: start + 1, cells: found.cells });
      // A title above the headings is narrower than the table.
      if (width === null && headingsOf(found.cells) >= fewestHeadings) width = found.cells.length;
    } else if (!isEmpty) broken.push(start + 1);
    start += found?.lines ?? 1;
  }
  return { rows, broken };
};

/** The one by which most headings are read; without any, the one by which the first row has most cells. */
const separatorOf = (lines: readonly string[], headingsOf: CountHeadings): string => {
  const begun = separators.map((one) => splitBy(lines.slice(0, beginning), 0, one, headingsOf).rows);
  const largest = (of: (rows: readonly TextRow[]) => number): string | null => {
    const sizes = begun.map(of);
    const most = Math.max(...sizes);
    return most > 0 ? (separators[sizes.indexOf(most)] ?? null) : null;
  };
  const byHeadings = largest((rows) => Math.max(0, ...rows.map(({ cells }) => headingsOf(cells))));
  return byHeadings ?? largest(([first]) => first?.cells.length ?? 0) ?? ';';
};

/**
 * The rows of a CSV text, empty ones left out: any ends of lines, any separator, also named by `sep=;` in the first line.
 * One line with a stray quote costs that line alone.
 */
export const textRows = (text: string, headingsOf: CountHeadings): TextTable => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const named = /^sep=(.)\s*$/i.exec(lines[0] ?? '')?.[1];
  const start = named === undefined ? 0 : 1;
  return splitBy(lines, start, named ?? separatorOf(lines, headingsOf), headingsOf);
};
