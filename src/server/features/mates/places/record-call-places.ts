import type { CallPlaces } from '#domain/order/place-figures.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateCallPlace } from '#server/platform/db/schema/mates/mate-cards.ts';

interface Called {
  readonly squadId: number;
  readonly mateIds: readonly string[];
  readonly places: CallPlaces;
  readonly at: Date;
}

/** Stores from which places of the recommended list these mates were called; the first call of a squad counts. */
export const recordCallPlaces = async (tx: Tx, { squadId, mateIds, places, at }: Called): Promise<void> => {
  const rows = mateIds.flatMap((mateId) => {
    const place = places[mateId];
    return place === undefined ? [] : [{ squadId, mateId, place, calledAt: at }];
  });
  if (rows.length > 0) await tx.insert(mateCallPlace).values(rows).onConflictDoNothing();
};
