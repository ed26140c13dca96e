import { eq, sql } from 'drizzle-orm';
import { reportLimits } from '#domain/people/report.ts';
import type { App } from '../../platform/app';
import { personColumns } from '../../platform/db/person-columns';
import { type QueueViewer, readQueue, type QueueState } from '../../platform/db/read-queue';
import { appUser } from '../../platform/db/schema/people';
import { report } from '../../platform/db/schema/reports';
import { Refusal } from '../../platform/http/refusal';
import { messagesAround } from '../chat/public';
import { findReport, reportLine, type ReportRow } from './list-reports';
import { readReportedFiles } from './reported-files';

interface Earlier extends Record<string, unknown> {
  readonly warned: number;
  readonly blocked: number;
  readonly dismissed: number;
}

const readEarlier = async (app: App, { row }: ReportRow): Promise<Earlier> => {
  const { rows } = await app.db.execute<Earlier>(sql`
    SELECT
      count(*) FILTER (WHERE outcome = 'WARNED')::integer AS warned,
      count(*) FILTER (WHERE outcome = 'BLOCKED')::integer AS blocked,
      count(*) FILTER (WHERE outcome = 'DISMISSED')::integer AS dismissed
    FROM report WHERE subject_id = ${row.subjectId} AND id <> ${row.id}`);
  const [earlier] = rows;
  if (!earlier) throw new Error('an aggregate gives a row');
  return earlier;
};

const readChat = async (app: App, { row }: ReportRow) => {
  const around = row.messageId && (await messagesAround(app.db, row.messageId, reportLimits.context));
  if (!around) return null;
  return {
    ...around,
    lines: around.lines.map((line) => ({ ...line, sentAt: line.sentAt, reported: line.id === row.messageId })),
  };
};

/** One report with the messages around the reported one. @throws Refusal ADMIN_REPORTS_NOT_FOUND */
export const readReport = async (app: App, id: string) => {
  const found = await findReport(app.db, id);
  if (found === null) throw new Refusal('ADMIN_REPORTS_NOT_FOUND');
  const { row } = found;
  const [decidedBy = null] =
    row.decidedBy === null
      ? []
      : await app.db.select(personColumns(appUser)).from(appUser).where(eq(appUser.id, row.decidedBy));
  return {
    ...reportLine(found),
    files: await readReportedFiles(app.db, id),
    answer: row.answer,
    decidedBy,
    chat: await readChat(app, found),
    earlier: await readEarlier(app, found),
  };
};

/** The queue of reports that wait for a moderator. */
export const waitingReports = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${report}`,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${report.subjectId}`,
    where: sql`${report.status} = 'NEW'`,
    since: sql`${report.createdAt}`,
    id: sql`${report.id}`,
    takeable: sql`${viewer.actorId} NOT IN (${report.subjectId}, ${report.reporterId})`,
    facts: { person: sql`${appUser.username}`, what: sql`${report.kind}` },
  });
