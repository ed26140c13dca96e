import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { otherThing as renamed, ownThing, thing } from '../../platform/db/schema/things';

export const writesLow = async (tx: Tx): Promise<void> => {
  await tx.insert(thing).values({ name: 'low' });
  await tx.update(renamed).set({ name: 'low' });
  await tx.execute(sql`DELETE FROM ${ownThing}`);
};
