import { count, eq, sql } from 'drizzle-orm';
import type { PovFacts } from '../../domain/pov-request/pov-facts';
import type { Tx } from '../db/open-database';
import { povFile, povLink } from '../db/schema/pov-requests';
import type { povRequest } from '../db/schema/pov-requests';

/** What the rules ask of a locked request. */
export const povFactsOf = async (tx: Tx, { id, expiresAt }: typeof povRequest.$inferSelect): Promise<PovFacts> => {
  const complete = sql`${povFile.received} = ${povFile.size}`;
  const [files] = await tx
    .select({ all: count(), complete: sql<number>`count(*) FILTER (WHERE ${complete})`.mapWith(Number) })
    .from(povFile)
    .where(eq(povFile.requestId, id));
  const [links] = await tx.select({ all: count() }).from(povLink).where(eq(povLink.requestId, id));
  const all = files?.all ?? 0;
  const whole = files?.complete ?? 0;
  return { expiresAt: expiresAt.getTime(), files: whole, unfinishedFiles: all - whole, links: links?.all ?? 0 };
};
