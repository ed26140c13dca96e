import { Readable } from 'node:stream';
import type { Options } from 'csv-stringify';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

interface CsvPage<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

interface CsvFile<Row> {
  readonly name: string;
  /** Headings with what stands beneath them. */
  readonly columns: Readonly<Record<string, (row: Row) => string | number | null>>;
  readonly page: (cursor: string | undefined) => Promise<CsvPage<Row>>;
  /** Numbers are sums with two decimals and a comma: so spreadsheets of our people count with them. */
  readonly sums?: true;
}

/** How many rows are asked for at once. */
export const csvPage = 100;

/**
 * A whole list as a file, page after page: no more of it is in memory than one page. Semicolons and the mark in front
 * are what spreadsheets of our people expect; a text that would be a formula there stays a text.
 */
export const sendCsv = <Row>(reply: FastifyReply, { name, columns, page, sums }: CsvFile<Row>): FastifyReply => {
  const settings: Options = {
    columns: Object.keys(columns),
    delimiter: ';',
    escape_formulas: true,
    // A sum below zero begins like a formula and is none.
    ...(sums
      ? { cast: { number: (sum: number) => ({ value: sum.toFixed(2).replace('.', ','), escape_formulas: false }) } }
      : {}),
  };
  const cells = Object.values(columns);
  /** A page is one piece on its way: line by line, what passes it on would cost more than what makes it. */
  const pieces = async function* () {
    let cursor: string | undefined;
    let isFirst = true;
    do {
      const { items, nextCursor } = await page(cursor);
      const rows = items.map((item) => cells.map((cell) => cell(item)));
      if (isFirst || rows.length > 0) yield stringify(rows, { ...settings, header: isFirst, bom: isFirst });
      isFirst = false;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  };
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(pieces()));
};
