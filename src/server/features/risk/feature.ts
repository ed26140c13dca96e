import { sql } from 'drizzle-orm';
import { deskRingsContract } from '#contract/desk/money/rings.ts';
import { heldGiftsContract } from '#contract/money/held-gifts.ts';
import { retention } from '#domain/time/retention.ts';
import { giftOrder, riskTrace } from '../../platform/db/schema/money/risks';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { before } from '../../platform/retention/retention-rule';
import { deskRingsHandlers } from './desk/rings-handlers';
import { heldGiftsHandlers } from './held-gifts-handlers';
import type { App } from '../../platform/app';
import type { DeadlineAggregate } from '../../platform/deadlines/deadline-sweeper';
import { lockGift, releaseGift } from './gift-steps';

/** At the end of its term a gift that nobody has decided about is given. */
const giftDeadlines = (app: App): DeadlineAggregate => ({
  lock: lockGift,
  handle: async (tx, { aggregateId }) => {
    const gift = await lockGift(tx, aggregateId);
    if (gift?.state !== 'HELD') return;
    await releaseGift({ tx, actor: 'system', at: new Date(app.clock.now()) }, gift);
  },
});

/** Accounts that look like one person's: what the service gives them is held until it is judged. */
export const risk: Feature = {
  name: 'risk',
  resources: [serve(heldGiftsContract, heldGiftsHandlers), serve(deskRingsContract, deskRingsHandlers)],
  deadlines: (app) => ({ gift: giftDeadlines(app) }),
  retention: [
    {
      table: riskTrace,
      isExpired: ({ product }) => sql`${riskTrace.seenAt} < ${before(product, retention.riskTraces)}`,
    },
    {
      table: giftOrder,
      isExpired: ({ product }) => sql`${giftOrder.settledAt} < ${before(product, retention.riskTraces)}`,
    },
  ],
};
