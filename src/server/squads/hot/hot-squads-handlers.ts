import { and, asc, eq, gt } from 'drizzle-orm';
import type { hotSquadsContract } from '../../../contract/squads/hot-squads';
import { takenSlots } from '../../../domain/squad/queries/slots';
import { mateMismatch } from '../../../domain/squad/refusals/mate';
import { category } from '../../db/schema/games-and-mates';
import { squad } from '../../db/schema/squads';
import type { Handlers } from '../../http/call';
import { readMateFacts } from '../mate-facts';
import { stepSquad } from '../step-squad';
import { loadSquads } from '../store/load-squads';
import { categoryColumns } from '../views/category-columns';
import { readPeople, unknownPerson } from '../views/read-people';
import { hotPrice } from './hot-price';

const shown = 30;

export const hotSquadsHandlers: Handlers<typeof hotSquadsContract> = {
  'GET /v1/squads/mate/hot': async (app, { actor }) => {
    const now = app.clock.now();
    const mate = (await readMateFacts(app.db, [actor.id])).get(actor.id);
    if (!mate || mate.hasSquad || !mate.active) return [];
    const heads = await app.db
      .select({ id: squad.id, category: categoryColumns })
      .from(squad)
      .innerJoin(category, eq(category.id, squad.categoryId))
      .where(and(eq(squad.gameId, mate.gameId), eq(squad.status, 'PENDING'), gt(squad.hotUntil, new Date(now))))
      .orderBy(asc(squad.hotUntil))
      .limit(shown);
    const states = await loadSquads(app.db, heads.map(({ id }) => id));
    const people = await readPeople(app.db, [...states.values()].map(({ context }) => context.ownerId), now);
    return heads.flatMap(({ id, category: ofCategory }) => {
      const context = states.get(id)?.context;
      if (!context || context.hotUntil === null || mateMismatch(context, mate)) return [];
      const { price, income } = hotPrice(context, actor.id, mate, now);
      return [
        {
          squadId: id,
          gameId: context.gameId,
          category: ofCategory,
          platform: context.platform,
          durationMinutes: context.durationMinutes,
          owner: people.get(context.ownerId)?.person ?? unknownPerson(context.ownerId),
          members: takenSlots(context),
          slots: context.slots,
          price: price / 100,
          income: income / 100,
          invitedAt: new Date(context.createdAt).toISOString(),
          expiresAt: new Date(context.hotUntil).toISOString(),
          offered: context.offers.some(({ mateId }) => mateId === actor.id),
        },
      ];
    });
  },
  'POST /v1/squads/{id}/hot-squad-mate-ready': async (app, { actor, params }) => {
    await stepSquad(app, actor.id, params.id, async (_state, at, tx) => ({
      type: 'squad.offerReady',
      by: actor.id,
      at,
      mate: (await readMateFacts(tx, [actor.id])).get(actor.id) ?? null,
    }));
  },
};
