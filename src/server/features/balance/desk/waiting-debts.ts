import { sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { moneyTask } from '#server/platform/db/schema/money/deposits.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { isOwed } from './list-deposits';

const missing = sql`${moneyTask.amount} - ${moneyTask.taken}`;

/** The queue of refunds that balances did not cover, until an operator closes them. */
export const waitingDebts = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${moneyTask}`,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${moneyTask.userId}`,
    where: isOwed,
    since: sql`${moneyTask.createdAt}`,
    id: sql`${moneyTask.depositId}`,
    sum: missing,
    takeable: sql`${moneyTask.userId} <> ${viewer.actorId}`,
    facts: { person: sql`${appUser.username}`, amount: missing },
  });
