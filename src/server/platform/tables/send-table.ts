import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import type { Columns } from './column';
import { csvFile } from './csv-file';
import { xlsxFile } from './xlsx-file';

/** A page of a list as its call reads it. */
export interface TablePage<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

interface TableFile<Row> {
  readonly name: string;
  readonly page: (cursor: string | undefined) => Promise<TablePage<Row>>;
  readonly columns: Columns<Row>;
  /** IANA name of the reader's time zone; absent: Moscow. */
  readonly zone?: string | undefined;
}

/** How many rows are read at once: so few that the file starts at once, so many that it does not cost a query each. */
export const tablePage = 250;

/** The next page is read while this one is written. */
async function* pagesOf<Row>(page: TableFile<Row>['page']): AsyncGenerator<readonly Row[]> {
  let reading: Promise<TablePage<Row>> | null = page(undefined);
  while (reading !== null) {
    const { items, nextCursor }: TablePage<Row> = await reading;
    reading = nextCursor === null ? null : page(nextCursor);
    // Whoever takes the page is told why it is not there; nobody may take it any more.
    reading?.catch(() => undefined);
    yield items;
  }
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * Streams a whole list as a file in the format that the route names, `.csv` or `.xlsx`, page by page: never more than two
 * pages are in memory, and a reader who leaves ends the reading.
 */
export const sendTable = <Row>(
  reply: FastifyReply,
  { name, page, columns, zone = defaultTimeZone }: TableFile<Row>,
): FastifyReply => {
  const format = reply.request.routeOptions.url?.endsWith('.xlsx') ? 'xlsx' : 'csv';
  const table = { columns, pages: pagesOf(page), zone };
  return reply
    .header('content-type', types[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'no-store')
    .send(format === 'xlsx' ? xlsxFile(name, table) : Readable.from(csvFile(table)));
};
