import { sql } from 'drizzle-orm';
import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';
import { demoId } from '../demo-person';

/** Who says something, in a tone of `public/voices`: sounds drawn for the demo, nobody's real voice. */
const voices = { Северин: 'demo-1', Мирай: 'demo-2', Ветер: 'demo-3' } as const;

/** The only demo mates with a voice: the filter has whom to leave out. */
export const seedVoices = async (_app: App, tx: Tx): Promise<void> => {
  for (const [name, file] of Object.entries(voices))
    await tx.execute(
      sql`UPDATE mate_access SET voice_url = ${`/assets/voices/${file}.weba`} WHERE user_id = ${demoId(name)}`,
    );
};
