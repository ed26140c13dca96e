import { and, desc, eq } from 'drizzle-orm';
import type { heldGiftsContract } from '#contract/money/held-gifts.ts';
import { heldGift } from '../../platform/db/schema/money/risks';
import type { Handlers } from '../../platform/http/call';

/** The latest ones; nobody has more that still wait. */
const most = 100;

export const heldGiftsHandlers: Handlers<typeof heldGiftsContract> = {
  'GET /v1/users/me/held-gifts': async ({ db }, { actor }) => {
    const rows = await db
      .select()
      .from(heldGift)
      .where(and(eq(heldGift.userId, actor.id), eq(heldGift.state, 'HELD')))
      .orderBy(desc(heldGift.heldAt))
      .limit(most);
    return {
      items: rows.map(({ id, kind, amount, squadId, heldAt, dueAt }) => ({ id, kind, amount, squadId, heldAt, dueAt })),
    };
  },
};
