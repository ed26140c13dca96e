import type { FastifyReply } from 'fastify';
import { exportLimits } from '#domain/people/desk-subject.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { limitRate } from '../../platform/http/rate-limit';
import type { Columns } from '../../platform/tables/column';
import { sendTable, type TablePage, tablePage } from '../../platform/tables/send-table';
import { writeAudit } from './write-audit';

/** Counts a file of the desk: it takes as much as hundreds of pages. @throws Refusal RATE_LIMITED */
export const countExport = (app: App, operatorId: string): Promise<void> =>
  limitRate(app, `export:${operatorId}`, exportLimits.perOperator, exportLimits.window);

/**
 * Logs the export of a list as a file, with its filters, before the first row is sent.
 * @throws Refusal RATE_LIMITED
 */
export const writeExport = async (
  app: App,
  operatorId: string,
  list: string,
  filters: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await countExport(app, operatorId);
  await inTransaction(app.db, (tx) =>
    writeAudit(app, tx, operatorId, { action: 'view.export', subject: `list:${list}`, details: filters }),
  );
};

interface ExportCall<Query> {
  readonly actor: { readonly id: string };
  readonly query: Query;
  readonly http: { readonly reply: FastifyReply };
}

interface Exported<Query, Row> {
  /** As the log of acts names it. */
  readonly list: string;
  /** Of the file, where it is another one. */
  readonly name?: string;
  readonly page: (
    query: Query & { readonly cursor: string | undefined; readonly limit: number },
  ) => Promise<TablePage<Row>>;
  readonly columns: Columns<Row>;
}

/**
 * Sends a list of the desk as a file: all that its filters leave, in the operator's time zone. Logged before the first row.
 * @throws Refusal RATE_LIMITED
 */
export const sendExport = async <Query extends { readonly zone?: string | undefined }, Row>(
  app: App,
  { actor, query, http }: ExportCall<Query>,
  { list, name = list, page, columns }: Exported<Query, Row>,
): Promise<FastifyReply> => {
  await writeExport(app, actor.id, list, query);
  return sendTable(http.reply, {
    name,
    zone: query.zone,
    page: (cursor) => page({ ...query, cursor, limit: tablePage }),
    columns,
  });
};
