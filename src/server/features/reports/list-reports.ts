import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type { deskReportsContract } from '#contract/desk/people/reports.ts';
import { personColumns } from '../../platform/db/person-columns';
import { equal, type Filter, oneOf, search, within } from '../../platform/db/filters';
import type { Executor } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { report } from '../../platform/db/schema/reports';
import { withIdOrOf } from '../../platform/db/search';
import { readPage } from '../../platform/http/read-page';

type List = (typeof deskReportsContract)['GET /v1/admin/reports'];
type Query = output<List['query']>;
export type ReportLine = output<List['response']>['items'][number];

const person = alias(appUser, 'person');
const reporter = alias(appUser, 'reporter');

/** Other waiting reports about the same message; reports about people are decided one by one. */
const others = sql<number>`(SELECT count(*)::integer FROM report other
  WHERE other.message_id = ${report.messageId} AND other.status = 'NEW' AND other.id <> ${report.id})`;

const fileCount = sql<number>`(SELECT count(*)::integer FROM report_file WHERE report_id = ${report.id})`;

const columns = {
  id: report.id,
  row: report,
  person: personColumns(person),
  reporter: personColumns(reporter),
  others,
  fileCount,
};

type Face = ReportLine['person'];

export interface ReportRow {
  readonly row: typeof report.$inferSelect;
  readonly person: Face;
  readonly reporter: Face;
  readonly others: number;
  readonly fileCount: number;
}

export const reportLine = ({
  row,
  person: about,
  reporter: by,
  others: waiting,
  fileCount,
}: ReportRow): ReportLine => ({
  id: row.id,
  kind: row.kind,
  person: about,
  reporter: by,
  reason: row.reason,
  comment: row.comment,
  text: row.text,
  fileCount,
  status: row.status,
  outcome: row.outcome,
  others: waiting,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
});

/** One report; null when there is none. */
export const findReport = async (db: Executor, id: string): Promise<ReportRow | null> => {
  const [found] = await db
    .select(columns)
    .from(report)
    .innerJoin(person, eq(person.id, report.subjectId))
    .innerJoin(reporter, eq(reporter.id, report.reporterId))
    .where(eq(report.id, id));
  return found ?? null;
};

const filtersOf = (query: Query): readonly Filter[] => [
  oneOf(report.status, query.status),
  oneOf(report.kind, query.kind),
  oneOf(report.reason, query.reason),
  oneOf(report.outcome, query.outcome),
  equal(report.subjectId, query.personId),
  within(report.createdAt, query),
  search(query.search, withIdOrOf(report.id, report.subjectId)),
];

const sorts = { createdAt: { by: report.createdAt, type: 'timestamptz' } } as const;

/** A page of reports, the longest waiting first by default. */
export const listReports = (db: Executor, query: Query) =>
  readPage({
    db,
    query,
    sorts,
    sort: 'createdAt',
    id: { by: report.id, type: 'uuid' },
    filters: filtersOf(query),
    rows: (key) =>
      db
        .select({ ...columns, key })
        .from(report)
        .innerJoin(person, eq(person.id, report.subjectId))
        .innerJoin(reporter, eq(reporter.id, report.reporterId)),
    counted: report,
    line: reportLine,
  });
