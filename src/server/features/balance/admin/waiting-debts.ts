import { sql } from 'drizzle-orm';
import type { App } from '../../../platform/app';
import { type QueueViewer, readQueue, type QueueState } from '../../../platform/db/read-queue';
import { moneyTask } from '../../../platform/db/schema/money/deposits';
import { appUser } from '../../../platform/db/schema/people';
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
