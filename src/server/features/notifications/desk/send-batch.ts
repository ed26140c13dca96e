import { and, asc, eq, gt } from 'drizzle-orm';
import { broadcastTerms } from '#domain/notifications/broadcast.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { broadcast } from '#server/platform/db/schema/notifications.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { DeadlineAggregate } from '#server/platform/deadlines/deadline-sweeper.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import { announceToStaff } from '../../audit/public';
import { notify } from '../notify';
import { inGroup, isChosen } from './audience';

/** The deadline that sends the next batch of a broadcast. */
export const batchDeadlineOf = (id: number) => ({ aggregate: `broadcast:${id}`, kind: 'broadcast.portion' }) as const;

/** Locks a broadcast; null when there is none. */
export const lockBroadcast = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(broadcast).where(eq(broadcast.id, id)).for('update');
  return row ?? null;
};

/**
 * Notifies the next readers in the order of their ids and schedules the rest, so that a broadcast to everybody does not
 * delay other work. A person who joins the group meanwhile is notified too if their id is still to come.
 */
const sendBatch = async (app: App, tx: Tx, id: number): Promise<void> => {
  const row = await lockBroadcast(tx, id);
  if (row === null || row.status === 'CANCELED' || row.status === 'SENT') return;
  const { audience, gameId, seenWithinDays, title, text, link } = row;
  const now = app.clock.now();
  const readers = audience === 'SELECTED' ? isChosen(tx, id) : inGroup(tx, { audience, gameId, seenWithinDays }, now);
  const next = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(readers, row.toldUpTo === null ? undefined : gt(appUser.id, row.toldUpTo)))
    .orderBy(asc(appUser.id))
    .limit(broadcastTerms.batchSize);
  await notify(
    tx,
    next.map((person) => person.id),
    { kind: 'ANNOUNCEMENT', facts: { title, text, link }, at: new Date(now), broadcastId: id },
  );
  const whole = next.length < broadcastTerms.batchSize;
  await tx
    .update(broadcast)
    .set({
      status: whole ? 'SENT' : 'SENDING',
      sent: row.sent + next.length,
      toldUpTo: next.at(-1)?.id ?? row.toldUpTo,
      finishedAt: whole ? new Date(now) : null,
    })
    .where(eq(broadcast.id, id));
  await announceToStaff(tx, 'broadcast');
  if (!whole) await scheduleDeadline(tx, batchDeadlineOf(id), now + broadcastTerms.batchPause);
};

export const broadcastDeadlines = (app: App): DeadlineAggregate => ({
  lock: (tx, id) => lockBroadcast(tx, Number(id)),
  handle: (tx, { aggregateId }) => sendBatch(app, tx, Number(aggregateId)),
});
