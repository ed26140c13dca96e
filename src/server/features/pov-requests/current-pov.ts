import { and, asc, eq, gt } from 'drizzle-orm';
import type { PovRequestViewAnswer } from '#contract/schemas/pov-request.ts';
import type { App } from '../../platform/app';
import { povRequest } from '../../platform/db/schema/pov-requests';
import { readPov } from './read-pov';

/** The request for a recording that this person has to answer first; null if none waits for an answer. */
export const readCurrentPov = async ({ db, clock }: App, userId: string): Promise<PovRequestViewAnswer | null> => {
  const [soonest] = await db
    .select({ id: povRequest.id })
    .from(povRequest)
    .where(
      and(
        eq(povRequest.userId, userId),
        eq(povRequest.status, 'REQUESTED'),
        gt(povRequest.expiresAt, new Date(clock.now())),
      ),
    )
    .orderBy(asc(povRequest.expiresAt), asc(povRequest.id))
    .limit(1);
  return soonest ? readPov(db, soonest.id) : null;
};
