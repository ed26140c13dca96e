import { setImmediate } from 'node:timers/promises';
import type { Limits } from '#domain/what-if/limits.ts';
import type { OtherTerms } from '#domain/what-if/other-terms.ts';
import { addChain, emptyTally, type Tally } from '#domain/what-if/sum-up.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { type AskedSquads, readChains } from './read-chains';

/** Chains between two turns of the event loop: some milliseconds of work. */
const atOnce = 10;

interface Asked extends AskedSquads {
  /** No more chains than these are read; the latest are. */
  readonly most: number;
  /** When strikes would have kept mates' orders off; absent: as they did. */
  readonly limits?: Limits | undefined;
}

export interface Answer {
  readonly tally: Tally;
  /** Whether there were more squads than were read. */
  readonly cut: boolean;
}

/** Replays the squads of a period under other terms. Lets other requests through while it works. */
export const askWhatIf = async (
  db: Executor,
  { most, limits, ...squads }: Asked,
  terms: OtherTerms,
): Promise<Answer> => {
  const tally = emptyTally();
  let read = 0;
  for await (const chain of readChains(db, squads)) {
    if (read === most) return { tally, cut: true };
    read += 1;
    addChain(tally, chain, terms, limits);
    if (read % atOnce === 0) await setImmediate();
  }
  return { tally, cut: false };
};
