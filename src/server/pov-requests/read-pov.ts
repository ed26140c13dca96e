import { asc, eq, inArray } from 'drizzle-orm';
import type { PovRequestView } from '../../contract/schemas/pov-request';
import type { Executor } from '../db/open-database';
import { povFile, povLink, povRequest } from '../db/schema/pov-requests';
import { squad } from '../db/schema/squads';
import { Refusal } from '../http/refusal';

/** Requests with their files and links, in the order asked for. */
export const readPovs = async (db: Executor, ids: readonly string[]): Promise<readonly PovRequestView[]> => {
  if (ids.length === 0) return [];
  const list = [...ids];
  const rows = await db.select({ row: povRequest, gameId: squad.gameId }).from(povRequest).innerJoin(squad, eq(squad.id, povRequest.squadId)).where(inArray(povRequest.id, list));
  const files = await db.select().from(povFile).where(inArray(povFile.requestId, list)).orderBy(asc(povFile.createdAt), asc(povFile.id));
  const links = await db.select().from(povLink).where(inArray(povLink.requestId, list)).orderBy(asc(povLink.createdAt), asc(povLink.id));
  const views = rows.map(
    ({ row, gameId }): PovRequestView => ({
      id: row.id,
      squadId: row.squadId,
      gameId,
      status: row.status,
      reason: row.reason,
      comment: row.comment,
      askedAt: row.askedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
      files: files
        .filter(({ requestId }) => requestId === row.id)
        .map(({ id, name, size, received, fingerprint }) => ({ id, name, size, received, complete: received === size, fingerprint })),
      links: links.filter(({ requestId }) => requestId === row.id).map(({ id, url }) => ({ id, url })),
    }),
  );
  return list.flatMap((id) => views.find((view) => view.id === id) ?? []);
};

/** @throws Refusal POV_REQUESTS_NOT_FOUND */
export const readPov = async (db: Executor, id: string): Promise<PovRequestView> => {
  const [view] = await readPovs(db, [id]);
  if (!view) throw new Refusal('POV_REQUESTS_NOT_FOUND');
  return view;
};
