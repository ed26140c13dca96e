import { sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { demoId } from '../demo-person';

/** Mates with a voice recording, by file in `public/voices`: synthetic sounds, not real voices. */
const voices = { Северин: 'demo-1', Мирай: 'demo-2', Ветер: 'demo-3' } as const;

/** Only these mates have a voice, so that the filter by voice visibly leaves others out. */
export const seedVoices = async (_app: App, tx: Tx): Promise<void> => {
  for (const [name, file] of Object.entries(voices))
    await tx.execute(
      sql`UPDATE mate_access SET voice_url = ${`/assets/voices/${file}.weba`} WHERE user_id = ${demoId(name)}`,
    );
};
