import { sql } from 'drizzle-orm';
import { deskRingsContract } from '#contract/desk/money/rings.ts';
import { heldGiftsContract } from '#contract/money/held-gifts.ts';
import { retention } from '#domain/time/retention.ts';
import { giftOrder, riskTrace } from '../../platform/db/schema/money/risks';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { before } from '../../platform/retention/retention-rule';
import { deskRingsHandlers } from './desk/rings-handlers';
import { giftDeadlines } from './gift-deadline';
import { heldGiftsHandlers } from './held-gifts-handlers';

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
