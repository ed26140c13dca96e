import { inArray } from 'drizzle-orm';
import type { RealtimePayload } from '#contract/realtime.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { announce, everyone } from '#server/platform/outbox/put-outbox.ts';
import { emitsEvents } from '#server/platform/outbox/suppress-events.ts';

type Availability = RealtimePayload<'mates availability'>['mates'][number];

/** A person's squad state has changed: busy until (as in a mate's card), or null when in no squad. */
export type BusyChange = Required<Pick<Availability, 'userId' | 'busy'>>;

/** Announces the changes of the mates among these people for everybody's cards; clients' squads stay private. */
export const announceBusy = async (tx: Tx, changes: readonly BusyChange[]): Promise<void> => {
  if (changes.length === 0 || !emitsEvents(tx)) return;
  const mates = await tx
    .select({ id: mateAccess.userId })
    .from(mateAccess)
    .where(
      inArray(
        mateAccess.userId,
        changes.map(({ userId }) => userId),
      ),
    );
  const ids = new Set(mates.map(({ id }) => id));
  const shown = changes.filter(({ userId }) => ids.has(userId));
  if (shown.length > 0) await announce(tx, [everyone], 'mates availability', { mates: shown });
};
