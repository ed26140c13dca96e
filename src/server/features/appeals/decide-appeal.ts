import { eq } from 'drizzle-orm';
import type { deskAppealsContract } from '#contract/desk/people/appeals.ts';
import { type AppealOutcome, appealLife, outcomeEvents } from '#domain/appeals/appeal-states.ts';
import type { AuditAction } from '#domain/people/audit-action.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { appeal } from '../../platform/db/schema/appeals';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { appUser } from '../../platform/db/schema/people';
import { announce, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import { requireUnchanged, writeAudit } from '../audit/public';
import { notify } from '../notifications/public';
import { kindsOfDecisions } from './kinds/kinds-of-decisions';
import { appealLine } from './list-appeals';

type Decide = (typeof deskAppealsContract)['POST /v1/admin/appeals/{id}/decide'];

type Appeal = typeof appeal.$inferSelect;

const actions: Readonly<Record<AppealOutcome, AuditAction>> = { UPHELD: 'appeal.upheld', DECLINED: 'appeal.declined' };

/**
 * Locks an appeal for an operator who is neither its person nor the one who made the decision.
 * @throws Refusal NOT_FOUND, ADMIN_OWN_OBJECT, APPEAL_OWN_DECISION, ADMIN_CHANGED_MEANWHILE,
 * APPEAL_DECIDED
 */
const lockForDecision = async (tx: Tx, id: string, actorId: string, seen: number) => {
  const [row] = await tx.select().from(appeal).where(eq(appeal.id, id)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.userId === actorId) throw new Refusal('ADMIN_OWN_OBJECT');
  if (row.firstBy === actorId) throw new Refusal('APPEAL_OWN_DECISION');
  await requireUnchanged(tx, `appeal:${id}`, seen);
  if (row.state !== 'WAITING') throw new Refusal('APPEAL_DECIDED');
  return row;
};

/** A person who is blocked reads no notifications: the answer goes by mail. */
const mailToBlocked = async (tx: Tx, { userId, title }: Appeal, answer: string): Promise<void> => {
  const [user] = await tx
    .select({ email: appUser.email, status: appUser.status })
    .from(appUser)
    .where(eq(appUser.id, userId));
  if (user?.status !== 'BLOCKED') return;
  await putOutbox(tx, 'mail', {
    to: user.email,
    subject: 'Решение осталось в силе',
    text: `${title}. Другой оператор посмотрел твоё обжалование. Его ответ: ${answer}`,
  });
};

/**
 * Decides about an appeal. One that is upheld undoes the decision with all that followed from it, unless the decision
 * stands no longer. The person gets the operator's words.
 * @throws Refusal as `lockForDecision`, and what undoing the decision refuses
 */
export const decideAppeal: Handler<Decide> = async (app, { actor, params: { id }, body }) =>
  inTransaction(app.db, async (tx) => {
    const { outcome, reason, seen } = body;
    const row = await lockForDecision(tx, id, actor.id, seen);
    const at = new Date(app.clock.now());
    const kind = kindsOfDecisions[row.kind];
    const decision = await kind.read(tx, row.decision);
    if (outcome === 'UPHELD' && decision !== null) await kind.undo(app, tx, { decision, actor, reason });
    const state = appealLife.enter(row.state, outcomeEvents[outcome]);
    await tx.update(appeal).set({ state, answer: reason, decidedBy: actor.id, decidedAt: at }).where(eq(appeal.id, id));
    await writeAudit(app, tx, actor.id, {
      action: actions[outcome],
      subject: `appeal:${id}`,
      details: { userId: row.userId, kind: row.kind, title: row.title, reason, stood: decision !== null },
      waitedSince: row.createdAt,
    });
    await notify(tx, [row.userId], {
      kind: 'APPEAL_DECIDED',
      facts: { kind: row.kind, title: row.title, upheld: outcome === 'UPHELD', answer: reason },
      at,
    });
    if (outcome === 'DECLINED') await mailToBlocked(tx, row, reason);
    await announce(tx, [userRoom(row.userId)], 'me changed', {});
    return appealLine(tx, id);
  });
