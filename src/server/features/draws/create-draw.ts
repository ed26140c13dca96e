import { createHash, randomBytes } from 'node:crypto';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Tx } from '../../platform/db/open-database';
import { draw } from '../../platform/db/schema/money/draws';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';

export interface NewDraw {
  readonly title: string;
  readonly description: string;
  readonly places: number;
  /** Bonus money for each place, in kopecks. */
  readonly prize: Kopecks;
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** SHA-256 of the seed's text, hex. */
export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Creates a draw with a new seed, whose hash is public at once; winners are drawn when it closes. */
export const createDraw = async (tx: Tx, wanted: NewDraw): Promise<number> => {
  const seed = randomBytes(32).toString('hex');
  const [row] = await tx
    .insert(draw)
    .values({ ...wanted, seed, seedHash: seedHash(seed), status: 'OPEN' })
    .returning({ id: draw.id });
  if (!row) throw new Error('the draw was not written');
  await scheduleDeadline(tx, { aggregate: `draw:${row.id}`, kind: 'closes' }, wanted.closesAt.getTime());
  return row.id;
};
