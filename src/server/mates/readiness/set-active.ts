import { eq } from 'drizzle-orm';
import type { matesContract } from '../../../contract/mates';
import { inTransaction } from '../../db/in-transaction';
import { mateAccess } from '../../db/schema/games-and-mates';
import type { Handler } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { announce, userRoom } from '../../outbox/put-outbox';
import { readReadiness } from './read-readiness';

/**
 * Switches orders on and off (specification, section 4 "Mate active flag").
 * @throws Refusal MATES_ONBOARDING with what is missing; ORDERS_OFF while strikes keep orders off
 */
export const setActive: Handler<(typeof matesContract)['PUT /v1/mates/me/active']> = async (app, { actor, body }) => {
  await inTransaction(app.db, async (tx) => {
    const [mate] = await tx.select().from(mateAccess).where(eq(mateAccess.userId, actor.id)).for('update');
    if (!mate) throw new Refusal('FORBIDDEN');
    if (mate.active === body.active) return;
    if (body.active) {
      const until = mate.ordersOffUntil;
      if (until && until.getTime() > app.clock.now()) throw new Refusal('ORDERS_OFF', { until: until.toISOString() });
      const readiness = await readReadiness(tx, actor.id);
      if (readiness.missing.length > 0) throw new Refusal('MATES_ONBOARDING', readiness);
    }
    await tx.update(mateAccess).set({ active: body.active, missedOffAt: null }).where(eq(mateAccess.userId, actor.id));
    await announce(tx, [userRoom(actor.id)], 'me changed', {});
    await announce(tx, [userRoom(actor.id)], 'mate changed', { userId: actor.id });
  });
};
