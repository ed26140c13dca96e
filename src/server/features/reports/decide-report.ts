import { and, eq, or } from 'drizzle-orm';
import type { deskReportsContract } from '#contract/desk/people/reports.ts';
import type { AuditAction } from '#domain/people/audit-action.ts';
import type { ReportOutcome } from '#domain/people/report.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { report } from '../../platform/db/schema/reports';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { discardFile } from '../../platform/uploads/stored-files';
import type { Actor } from '../../platform/sessions/actor';
import { blockPersonIn } from '../accounts/public';
import { requireUnchanged, writeAudit } from '../audit/public';
import { removeAsModerator } from '../chat/public';
import { notify } from '../notifications/public';
import { findReport, reportLine } from './list-reports';

type Contract = typeof deskReportsContract;
type Row = typeof report.$inferSelect;

const actions: Readonly<Record<ReportOutcome, AuditAction>> = {
  WARNED: 'report.warned',
  BLOCKED: 'report.blocked',
  DISMISSED: 'report.dismissed',
};

interface Decision {
  readonly id: string;
  readonly seen: number;
  readonly reason: string;
  readonly outcome: ReportOutcome;
  readonly removeMessage: boolean;
}

/**
 * Locks a report for a decision.
 * @throws Refusal ADMIN_REPORTS_NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE, ADMIN_REPORT_DECIDED
 */
const lockForDecision = async (tx: Tx, actor: Actor, { id, seen }: Decision): Promise<Row> => {
  const [row] = await tx.select().from(report).where(eq(report.id, id)).for('update');
  if (!row) throw new Refusal('ADMIN_REPORTS_NOT_FOUND');
  if (row.subjectId === actor.id || row.reporterId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  await requireUnchanged(tx, `report:${id}`, seen);
  if (row.status !== 'NEW') throw new Refusal('ADMIN_REPORT_DECIDED');
  return row;
};

const nameOf = async (tx: Tx, userId: string): Promise<string> => {
  const [person] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, userId));
  return person?.username ?? '';
};

/**
 * Closes all waiting reports about the same message with one decision and notifies everybody who reported it. Returns
 * the addresses of bytes to discard after the commit.
 */
const close = async (app: App, tx: Tx, actor: Actor, row: Row, decision: Decision): Promise<readonly string[]> => {
  const { reason, outcome, removeMessage } = decision;
  const at = new Date(app.clock.now());
  const unused = removeMessage && row.messageId !== null ? await removeAsModerator(tx, row.messageId, at) : null;
  const closed = await tx
    .update(report)
    .set({ status: 'CLOSED', outcome, answer: reason, decidedBy: actor.id, decidedAt: at })
    .where(
      and(
        eq(report.status, 'NEW'),
        row.messageId === null ? eq(report.id, row.id) : or(eq(report.id, row.id), eq(report.messageId, row.messageId)),
      ),
    )
    .returning({ id: report.id, reporterId: report.reporterId });
  for (const { id } of closed)
    await writeAudit(app, tx, actor.id, {
      action: actions[outcome],
      subject: `report:${id}`,
      details: { userId: row.subjectId, reason, ...(unused === null ? {} : { messageRemoved: true }) },
    });
  const facts = { outcome, who: await nameOf(tx, row.subjectId), answer: reason };
  await notify(
    tx,
    closed.map(({ reporterId }) => reporterId),
    { kind: 'REPORT_DECIDED', facts, at },
  );
  if (outcome === 'WARNED') await notify(tx, [row.subjectId], { kind: 'WARNED', facts: { reason }, at });
  return unused ?? [];
};

const discard = async (app: App, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) await discardFile(app, address);
};

const lineOf = async (tx: Tx, id: string) => {
  const found = await findReport(tx, id);
  if (found === null) throw new Error(`report ${id} is gone`);
  return reportLine(found);
};

const decideMildly = async (app: App, actor: Actor, decision: Decision) => {
  const { unused, line } = await inTransaction(app.db, async (tx) => ({
    unused: await close(app, tx, actor, await lockForDecision(tx, actor, decision), decision),
    line: await lineOf(tx, decision.id),
  }));
  await discard(app, unused);
  return line;
};

export const warn: Handler<Contract['POST /v1/admin/reports/{id}/warn']> = (app, { actor, params, body }) =>
  decideMildly(app, actor, { id: params.id, ...body, outcome: 'WARNED' });

export const dismiss: Handler<Contract['POST /v1/admin/reports/{id}/dismiss']> = (app, { actor, params, body }) =>
  decideMildly(app, actor, { id: params.id, ...body, outcome: 'DISMISSED', removeMessage: false });

export const block: Handler<Contract['POST /v1/admin/reports/{id}/block']> = async (app, { actor, params, body }) => {
  const { term, ...said } = body;
  const decision = { id: params.id, ...said, outcome: 'BLOCKED' } as const;
  const { ended, unused, line } = await inTransaction(app.db, async (tx) => {
    const row = await lockForDecision(tx, actor, decision);
    const sessions = await blockPersonIn(app, tx, actor, { userId: row.subjectId, term, reason: said.reason });
    const addresses = await close(app, tx, actor, row, decision);
    return { ended: sessions, unused: addresses, line: await lineOf(tx, params.id) };
  });
  app.sockets.disconnectSessions(ended);
  await discard(app, unused);
  return line;
};
