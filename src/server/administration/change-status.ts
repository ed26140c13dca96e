import { eq } from 'drizzle-orm';
import type { ErrorCode } from '../../contract/errors/error-code';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Tx } from '../db/open-database';
import { appUser } from '../db/schema/people';
import { mateAccess } from '../db/schema/games-and-mates';
import { hasPermission } from '../http/has-permission';
import { Refusal } from '../http/refusal';
import { announce, everyone } from '../outbox/put-outbox';
import type { Actor } from '../sessions/actor';
import { endSessionsOf } from '../sessions/end-sessions';
import { currentSquadOf } from '../users/current-squad-of';
import { writeAudit } from './write-audit';

type UserRow = typeof appUser.$inferSelect;

export interface StatusChange {
  readonly action: string;
  readonly to: UserRow['status'];
  /** Null: may go on. */
  readonly refusal: (user: UserRow) => ErrorCode | null;
  /** Closes the account: no squad may hang on it, and whoever is signed in is out at once. */
  readonly closes: boolean;
}

/** Nobody closes himself; an administrator is closed only by one who may also take his permissions. */
const demandMay = (actor: Actor, user: UserRow): void => {
  if (user.id === actor.id) throw new Refusal('FORBIDDEN');
  if (user.isAdmin && !hasPermission(actor.permissions, 'MANAGE_ADMIN_PERMISSIONS')) throw new Refusal('FORBIDDEN');
};

const close = async (tx: Tx, userId: string): Promise<readonly string[]> => {
  if ((await currentSquadOf(tx, userId)) !== null) throw new Refusal('ADMIN_USER_HAS_SQUAD');
  const mates = await tx.update(mateAccess).set({ active: false }).where(eq(mateAccess.userId, userId)).returning({ id: mateAccess.userId });
  if (mates.length > 0) await announce(tx, [everyone], 'mate changed', { userId });
  return endSessionsOf(tx, userId, null);
};

/**
 * One step of an account's life by an administrator, with its line in the audit log.
 * @throws Refusal ADMIN_USERS_NOT_FOUND, FORBIDDEN, the change's own refusal, ADMIN_USER_HAS_SQUAD
 */
export const changeStatus = async (app: App, actor: Actor, userId: string, change: StatusChange, details: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  const ended = await inTransaction(app.db, async (tx) => {
    const [user] = await tx.select().from(appUser).where(eq(appUser.id, userId)).for('update');
    if (!user) throw new Refusal('ADMIN_USERS_NOT_FOUND');
    demandMay(actor, user);
    const refusal = change.refusal(user);
    if (refusal !== null) throw new Refusal(refusal);
    await tx.update(appUser).set({ status: change.to }).where(eq(appUser.id, userId));
    await writeAudit(app, tx, actor.id, { action: change.action, subject: `user:${userId}`, details: { from: user.status, ...details } });
    return change.closes ? close(tx, userId) : [];
  });
  app.sockets.disconnectSessions(ended);
};
