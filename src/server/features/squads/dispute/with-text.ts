import { squadDisputeText } from '#server/platform/db/schema/squad-disputes.ts';
import type { EventMaker } from '../commit-step';

type DisputeText = Omit<typeof squadDisputeText.$inferInsert, 'createdAt'>;

/** A step of a dispute with its text, stored in the same transaction, so that a refused step leaves no text. */
export const withText =
  (text: DisputeText | null, event: EventMaker): EventMaker =>
  async (state, at, tx) => {
    // A second request is refused by the rules, not by the unique constraint on the text.
    if (text && (text.kind !== 'REASON' || !state.context.dispute))
      await tx.insert(squadDisputeText).values({ ...text, createdAt: new Date(at) });
    return event(state, at, tx);
  };
