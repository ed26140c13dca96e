import { asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PovRequestViewAnswer } from '#contract/schemas/pov-request.ts';
import type { Executor } from '../../platform/db/open-database';
import { povFile, povLink, povRequest } from '../../platform/db/schema/pov-requests';
import { squad } from '../../platform/db/schema/squads';
import { Refusal } from '../../platform/http/refusal';
import { appUser } from '../../platform/db/schema/people';

/** Requests with their files and links, in the order of `ids`. */
const readPovs = async (db: Executor, ids: readonly string[]): Promise<readonly PovRequestViewAnswer[]> => {
  if (ids.length === 0) return [];
  const list = [...ids];
  const rows = await db
    .select({ row: povRequest, gameId: squad.gameId })
    .from(povRequest)
    .innerJoin(squad, eq(squad.id, povRequest.squadId))
    .where(inArray(povRequest.id, list));
  const files = await db
    .select()
    .from(povFile)
    .where(inArray(povFile.requestId, list))
    .orderBy(asc(povFile.createdAt), asc(povFile.id));
  const links = await db
    .select()
    .from(povLink)
    .where(inArray(povLink.requestId, list))
    .orderBy(asc(povLink.createdAt), asc(povLink.id));
  const views = rows.map(({ row, gameId }): PovRequestViewAnswer => ({
    id: row.id,
    squadId: row.squadId,
    gameId,
    status: row.status,
    reason: row.reason,
    comment: row.comment,
    askedAt: row.askedAt,
    expiresAt: row.expiresAt,
    answeredAt: row.answeredAt,
    files: files
      .filter(({ requestId }) => requestId === row.id)
      .map(({ id, name, size, received, fingerprint }) => ({
        id,
        name,
        size,
        received,
        complete: received === size,
        fingerprint,
      })),
    links: links.filter(({ requestId }) => requestId === row.id).map(({ id, url }) => ({ id, url })),
  }));
  return list.flatMap((id) => views.find((view) => view.id === id) ?? []);
};

/** @throws Refusal POV_REQUESTS_NOT_FOUND */
export const readPov = async (db: Executor, id: string): Promise<PovRequestViewAnswer> => {
  const [view] = await readPovs(db, [id]);
  if (!view) throw new Refusal('POV_REQUESTS_NOT_FOUND');
  return view;
};

/** Requests to members of a squad with what they have sent, latest first. @throws Refusal SQUADS_NOT_FOUND */
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
  const views = await readPovs(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, user, askedBy }) => {
    const request = views.find((view) => view.id === id);
    return request ? [{ user, askedBy, request }] : [];
  });
};
