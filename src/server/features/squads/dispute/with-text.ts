import { squadDisputeText } from '../../../platform/db/schema/squad-disputes';
import type { EventMaker } from '../commit-step';

type DisputeText = Omit<typeof squadDisputeText.$inferInsert, 'createdAt'>;

/** A step in a dispute with what was said in it. The text goes in with the step: a refused one leaves none behind. */
export const withText =
  (text: DisputeText | null, event: EventMaker): EventMaker =>
  async (state, at, tx) => {
    // Whoever asked twice is refused by the rules, not by the one reason that a squad has.
    if (text && (text.kind !== 'REASON' || !state.context.dispute))
      await tx.insert(squadDisputeText).values({ ...text, createdAt: new Date(at) });
    return event(state, at, tx);
  };
