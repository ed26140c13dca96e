import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/open-database';
import { appUser } from '../db/schema/people';
import { povRequest } from '../db/schema/pov-requests';
import { squad } from '../db/schema/squads';
import { Refusal } from '../http/refusal';
import { readPovs } from './read-pov';

/**
 * What members of a squad were asked for and have sent, the latest first.
 * @throws Refusal SQUADS_NOT_FOUND
 */
export const listPovs = async (db: Executor, squadId: number) => {
  const [found] = await db.select({ id: squad.id }).from(squad).where(eq(squad.id, squadId));
  if (!found) throw new Refusal('SQUADS_NOT_FOUND');
  const asker = alias(appUser, 'asker');
  const rows = await db
    .select({ id: povRequest.id, user: { id: appUser.id, username: appUser.username }, askedBy: asker.username })
    .from(povRequest)
    .innerJoin(appUser, eq(appUser.id, povRequest.userId))
    .innerJoin(asker, eq(asker.id, povRequest.askedBy))
    .where(eq(povRequest.squadId, squadId))
    .orderBy(desc(povRequest.askedAt));
  const views = await readPovs(db, rows.map(({ id }) => id));
  return rows.flatMap(({ id, user, askedBy }) => {
    const request = views.find((view) => view.id === id);
    return request ? [{ user, askedBy, request }] : [];
  });
};
