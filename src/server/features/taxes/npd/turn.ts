import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { seconds } from '#domain/time/durations.ts';
import type { TaxesConfig } from '../../../platform/config/taxes-config';
import type { Executor } from '../../../platform/db/open-database';
import { npdTurn } from '../../../platform/db/schema/money/taxes';

/** How fast the tax service is called, ms. */
type Pace = Pick<TaxesConfig, 'npdPace' | 'npdTimeout'>;

/** Those who may not call yet come again no sooner, ms. */
const shortest = seconds(1);

const later = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/**
 * Takes the turn of the whole installation; otherwise how long (ms) to wait for it. It is taken for as long as a call may
 * last, so that a process that dies with it holds nobody up for good.
 */
export const takeTurn = async (
  db: Executor,
  { npdPace, npdTimeout }: Pace,
): Promise<{ readonly holder: string } | { readonly waits: number }> => {
  const holder = uuidv7();
  const taken = await db
    .update(npdTurn)
    .set({ holder, freeAt: later(npdTimeout + npdPace) })
    .where(sql`${npdTurn.freeAt} <= now()`)
    .returning({ holder: npdTurn.holder });
  if (taken.length > 0) return { holder };
  const [turn] = await db
    .select({
      holder: npdTurn.holder,
      waits: sql`extract(epoch FROM ${npdTurn.freeAt} - now()) * 1000`.mapWith(Number),
    })
    .from(npdTurn);
  const left = Math.ceil(turn?.waits ?? 0);
  // A call that is under way will most likely end long before the most that it may last.
  return { waits: Math.max(shortest, turn?.holder ? Math.min(left, npdPace) : left) };
};

/** The next one may call after so many ms. */
export const passTurn = async (db: Executor, holder: string, pause: number): Promise<void> => {
  await db
    .update(npdTurn)
    .set({ holder: null, freeAt: later(pause) })
    .where(eq(npdTurn.holder, holder));
};
