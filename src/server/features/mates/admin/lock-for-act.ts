import type { App } from '../../../platform/app';
import { inTransaction } from '../../../platform/db/in-transaction';
import type { Tx } from '../../../platform/db/open-database';
import type { mateAccess } from '../../../platform/db/schema/mates/games-and-mates';
import { Refusal } from '../../../platform/http/refusal';
import { announce, putOutbox, userRoom } from '../../../platform/outbox/put-outbox';
import type { Actor } from '../../../platform/sessions/actor';
import { requireMayActOn, requireUnchanged, writeAudit } from '../../audit/public';
import { lockMate } from '../../mate-access/public';
import { notify, type StaffDecision } from '../../notifications/public';
import { type Account, lockAccount } from '../../users/public';

type Mate = typeof mateAccess.$inferSelect;

export const mateSubject = (id: string): `mate:${string}` => `mate:${id}`;

/**
 * The account, locked so that nobody joins a squad meanwhile, of somebody on whom this operator may act.
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
 * A mate locked for an operator's act; `seen` undefined: they have just looked.
 * @throws Refusal as `lockPersonForAct`, and ADMIN_CHANGED_MEANWHILE
 */
export const lockMateForAct = async (tx: Tx, actor: Actor, id: string, seen: number | undefined): Promise<Mate> => {
  await lockPersonForAct(tx, actor, id);
  const mate = await lockMate(tx, id);
  if (!mate) throw new Refusal('ADMIN_USERS_NOT_FOUND');
  if (seen !== undefined) await requireUnchanged(tx, mateSubject(id), seen);
  return mate;
};

interface Told {
  readonly what: StaffDecision;
  readonly gameId: string;
  readonly reason: string;
}

/** The person reads why, and every page that shows them is drawn anew. */
export const notifyMate = async (app: App, tx: Tx, userId: string, facts: Told): Promise<void> => {
  await notify(tx, [userId], { kind: 'STAFF_DECIDED', facts, at: new Date(app.clock.now()) });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'mate changed', { userId });
};

/** Their sockets come back with the rooms of what they are now. */
export const disconnectSockets = (tx: Tx, userId: string): Promise<void> =>
  putOutbox(tx, 'hangUp', { rooms: [userRoom(userId)] });

interface Act {
  readonly actor: Actor;
  readonly id: string;
  readonly seen: number | undefined;
  readonly action: string;
  readonly told: Omit<Told, 'gameId'>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** One act on a mate: locked, done, written down and told in one transaction. */
export const actOnMate = (
  app: App,
  { actor, id, seen, action, told, details }: Act,
  act: (tx: Tx, mate: Mate) => Promise<void>,
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const mate = await lockMateForAct(tx, actor, id, seen);
    await act(tx, mate);
    await writeAudit(app, tx, actor.id, {
      action,
      subject: mateSubject(id),
      details: { ...details, reason: told.reason },
    });
    await notifyMate(app, tx, id, { ...told, gameId: mate.gameId });
  });
