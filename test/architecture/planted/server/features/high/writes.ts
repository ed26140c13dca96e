import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { thing } from '../../platform/db/schema/things';

export const writesHigh = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`INSERT INTO ${thing} (name) VALUES ('high')`);
  await tx.execute(sql`WITH gone AS (SELECT 1) UPDATE other_thing SET name = 'high'`);
};
