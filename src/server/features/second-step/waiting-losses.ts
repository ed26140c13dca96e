import { sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { readQueue, type QueueState, type QueueViewer } from '#server/platform/db/read-queue.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { secondStepLoss } from '#server/platform/db/schema/second-step.ts';

/** The queue of people who have lost every second step and whose term has passed; an entry is the person. */
export const waitingLosses = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${secondStepLoss}`,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${secondStepLoss.userId}`,
    where: sql`${secondStepLoss.status} = 'OPEN' AND ${secondStepLoss.readyAt} <= ${new Date(viewer.now)}`,
    since: sql`${secondStepLoss.readyAt}`,
    id: sql`${secondStepLoss.userId}`,
    takeable: sql`${secondStepLoss.userId} <> ${viewer.actorId}`,
    facts: { person: sql`${appUser.username}` },
  });
