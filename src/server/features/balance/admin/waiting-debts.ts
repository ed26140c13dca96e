import { sql } from 'drizzle-orm';
import type { App } from '../../../platform/app';
import { type QueueLook, readWaiting, type Waiting } from '../../../platform/db/read-waiting';
import { moneyTask } from '../../../platform/db/schema/money/deposits';
import { appUser } from '../../../platform/db/schema/people';
import { isOwed } from './list-deposits';

const missing = sql`${moneyTask.amount} - ${moneyTask.taken}`;

/** Refunds whose money was not all there, until an operator has looked after it. */
export const waitingDebts = ({ db }: Pick<App, 'db'>, look: QueueLook): Promise<Waiting> =>
  readWaiting(db, look, {
    from: sql`${moneyTask}`,
    beside: sql`JOIN ${appUser} ON ${appUser.id} = ${moneyTask.userId}`,
    where: isOwed,
    since: sql`${moneyTask.createdAt}`,
    id: sql`${moneyTask.depositId}`,
    sum: missing,
    takeable: sql`${moneyTask.userId} <> ${look.actorId}`,
    facts: { person: sql`${appUser.username}`, amount: missing },
  });
