import { sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { readQueue, type QueueState, type QueueViewer } from '#server/platform/db/read-queue.ts';
import { riskMember, riskRing } from '#server/platform/db/schema/money/risks.ts';

/** The queue of rings of which something is held. */
export const waitingRings = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${riskRing}`,
    where: sql`${riskRing.waitsSince} IS NOT NULL`,
    since: sql`${riskRing.waitsSince}`,
    id: sql`${riskRing.id}`,
    takeable: sql`NOT EXISTS (SELECT FROM ${riskMember} WHERE ${riskMember.ringId} = ${riskRing.id} AND ${riskMember.userId} = ${viewer.actorId})`,
    facts: { amount: sql`${riskRing.held}`, count: sql`${riskRing.people}` },
    sum: sql`${riskRing.held}`,
  });
