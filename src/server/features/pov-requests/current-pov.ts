import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PovRequestViewAnswer } from '#contract/schemas/pov-request.ts';
import type { App } from '../../platform/app';
import { prepared } from '../../platform/db/prepared';
import { povRequest } from '../../platform/db/schema/pov-requests';
import { readPov } from './read-pov';

const soonestOf = prepared((db) =>
  db
    .select({ id: povRequest.id })
    .from(povRequest)
    .where(
      and(
        eq(povRequest.userId, sql.placeholder('userId')),
        eq(povRequest.status, 'REQUESTED'),
        gt(povRequest.expiresAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(povRequest.expiresAt), asc(povRequest.id))
    .limit(1)
    .prepare('current_pov_request'),
);

/** The request for a recording that this person has to answer first; null if none waits for an answer. */
export const readCurrentPov = async ({ db, clock }: App, userId: string): Promise<PovRequestViewAnswer | null> => {
  const [soonest] = await soonestOf(db).execute({ userId, now: new Date(clock.now()) });
  return soonest ? readPov(db, soonest.id) : null;
};
