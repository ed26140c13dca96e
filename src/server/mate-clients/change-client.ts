import { and, eq } from 'drizzle-orm';
import type { App } from '../app/app';
import { mateClient } from '../db/schema/mates-side';
import { Refusal } from '../http/refusal';
import { announce, userRoom } from '../outbox/put-outbox';

type Change = Partial<Pick<typeof mateClient.$inferSelect, 'favorite' | 'note'>>;

/** @throws Refusal CLIENTS_NOT_CLIENT when they have not finished a squad together */
export const changeClient = (app: App, mateId: string, clientId: string, change: Change): Promise<void> =>
  app.db.transaction(async (tx) => {
    const changed = await tx
      .update(mateClient)
      .set(change)
      .where(and(eq(mateClient.mateId, mateId), eq(mateClient.clientId, clientId)))
      .returning({ clientId: mateClient.clientId });
    if (changed.length === 0) throw new Refusal('CLIENTS_NOT_CLIENT');
    await announce(tx, [userRoom(mateId)], 'clients changed', {});
  });
