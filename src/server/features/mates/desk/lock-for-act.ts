import type { AuditAction } from '#domain/people/audit-action.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, putOutbox, userRoom } from '#server/platform/outbox/put-outbox.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { requireMayActOn, requireUnchanged, writeAudit } from '../../audit/public';
import { lockMate } from '../../mate-access/public';
import { notify, type StaffDecision } from '../../notifications/public';
import { type Account, lockAccount } from '../../users/public';

type Mate = typeof mateAccess.$inferSelect;

export const mateSubject = (id: string): `mate:${string}` => `mate:${id}`;

/**
 * Locks the account of a person on whom this operator may act, so that they cannot join a squad meanwhile.
 * @throws Refusal ADMIN_OWN_OBJECT, ADMIN_USERS_NOT_FOUND, FORBIDDEN
 */
export const lockPersonForAct = async (tx: Tx, actor: Actor, id: string): Promise<Account> => {
  if (id === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  const account = await lockAccount(tx, id, 'update');
  if (!account) throw new Refusal('ADMIN_USERS_NOT_FOUND');
  requireMayActOn(actor, account);
  return account;
};

/**
 * Locks a mate for an operator's act. `seen` undefined: the current state has just been read.
 * @throws Refusal as `lockPersonForAct`, and ADMIN_CHANGED_MEANWHILE
 */
export const lockMateForAct = async (tx: Tx, actor: Actor, id: string, seen: number | undefined): Promise<Mate> => {
  await lockPersonForAct(tx, actor, id);
  const mate = await lockMate(tx, id);
  if (!mate) throw new Refusal('ADMIN_USERS_NOT_FOUND');
  if (seen !== undefined) await requireUnchanged(tx, mateSubject(id), seen);
  return mate;
};

interface DecisionNotice {
  readonly what: StaffDecision;
  readonly gameId: string;
  readonly reason: string;
}

/** Notifies the person of the reason; pages that show them refetch. */
export const notifyMate = async (app: App, tx: Tx, userId: string, facts: DecisionNotice): Promise<void> => {
  await notify(tx, [userId], { kind: 'STAFF_DECIDED', facts, at: new Date(app.clock.now()) });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'mate changed', { userId });
};

/** Disconnects the person's sockets, which reconnect and join the rooms of their current role. */
export const disconnectSockets = (tx: Tx, userId: string): Promise<void> =>
  putOutbox(tx, 'hangUp', { rooms: [userRoom(userId)] });

interface Act {
  readonly actor: Actor;
  readonly id: string;
  readonly seen: number | undefined;
  readonly action: AuditAction;
  readonly notice: Omit<DecisionNotice, 'gameId'>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Runs one act on a mate in a transaction: locks, acts, writes the audit log and notifies. */
export const actOnMate = (
  app: App,
  { actor, id, seen, action, notice, details }: Act,
  act: (tx: Tx, mate: Mate) => Promise<void>,
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const mate = await lockMateForAct(tx, actor, id, seen);
    await act(tx, mate);
    await writeAudit(app, tx, actor.id, {
      action,
      subject: mateSubject(id),
      details: { ...details, reason: notice.reason },
    });
    await notifyMate(app, tx, id, { ...notice, gameId: mate.gameId });
  });
