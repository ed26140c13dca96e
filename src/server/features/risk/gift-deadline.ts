import type { App } from '../../platform/app';
import type { DeadlineAggregate } from '../../platform/deadlines/deadline-sweeper';
import { lockGift, releaseGift } from './gift-steps';

/** At the end of its term a gift that nobody has decided about is given. */
export const giftDeadlines = (app: App): DeadlineAggregate => ({
  lock: lockGift,
  handle: async (tx, { aggregateId }) => {
    const gift = await lockGift(tx, aggregateId);
    if (gift?.state !== 'HELD') return;
    await releaseGift({ tx, actor: 'system', at: new Date(app.clock.now()) }, gift);
  },
});
