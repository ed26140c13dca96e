import { createHash, randomBytes } from 'node:crypto';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Tx } from '../../platform/db/open-database';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { insertDraw } from './commit-draw';

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
export const createDraw = async (
  tx: Tx,
  wanted: NewDraw,
  made: Parameters<typeof insertDraw>[2] = { by: 'system', at: wanted.opensAt.getTime() },
): Promise<number> => {
  const seed = randomBytes(32).toString('hex');
  const id = await insertDraw(tx, { ...wanted, seed, seedHash: seedHash(seed) }, made);
  await scheduleDeadline(tx, { aggregate: `draw:${id}`, kind: 'closes' }, wanted.closesAt.getTime());
  return id;
};
