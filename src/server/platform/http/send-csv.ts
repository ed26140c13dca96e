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
  /** Cells by heading. */
  readonly columns: Readonly<Record<string, (row: Row) => string | number | null>>;
  readonly page: (cursor: string | undefined) => Promise<CsvPage<Row>>;
  /** Numbers are sums: written with two decimals and a comma, as Russian spreadsheets expect. */
  readonly sums?: true;
}

/** How many rows are read at once. */
export const csvPage = 100;

/**
 * Streams a whole list as a CSV file, page by page: never more than one page is in memory. Semicolons and the byte
 * order mark are what Russian spreadsheets expect; a text that would be a formula there is escaped.
 */
export const sendCsv = <Row>(reply: FastifyReply, { name, columns, page, sums }: CsvFile<Row>): FastifyReply => {
  const settings: Options = {
    columns: Object.keys(columns),
    delimiter: ';',
    escape_formulas: true,
    // A negative sum begins like a formula but must not be escaped.
    ...(sums
      ? { cast: { number: (sum: number) => ({ value: sum.toFixed(2).replace('.', ','), escape_formulas: false }) } }
      : {}),
  };
  const cells = Object.values(columns);
  /** One chunk for each page: a chunk for each line would cost more to send than to make. */
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
