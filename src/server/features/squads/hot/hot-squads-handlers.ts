import { and, asc, eq, gt, notInArray, arrayOverlaps, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { hotSquadsContract } from '#contract/squads/hot-squads.ts';
import { takenSlots } from '#domain/squad/selectors/invitations.ts';
import { mateRefusal, type MateFacts } from '#domain/squad/selectors/mate-fit.ts';
import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { selectBlockedBy } from '../../chat/public';
import { readMateFacts, readMatesFor } from '../mate-facts';
import { stepSquad } from '../commit-step';
import { plainStep } from '../steps';
import { loadSquads } from '../store/squad-store';
import { categoryColumns } from '../views/category-columns';
import { readOwnersForMate } from '../views/read-owners-for-mate';
import { hotPrice } from './hot-price';

/**
 * The condition for squads that this mate could play. Mirrors `mateMismatch` and `runsIntoBooking` in SQL, because the
 * list's limit must apply after the filter.
 */
const fittingSquads = ({ gameId, level, platforms, languages, categoryIds, freeMinutes }: MateFacts): SQL | undefined =>
  and(
    eq(squad.gameId, gameId),
    inArray(squad.categoryId, [...categoryIds]),
    languages.length === 0 ? sql`false` : arrayOverlaps(squad.languages, [...languages]),
    platforms.includes('CROSS') ? undefined : or(eq(squad.platform, 'CROSS'), inArray(squad.platform, [...platforms])),
    freeMinutes === undefined ? undefined : lte(squad.durationMinutes, freeMinutes),
    level === 'STAR' ? undefined : ne(squad.categoryKind, 'FAMOUS'),
  );

const shown = 30;

export const hotSquadsHandlers: Handlers<typeof hotSquadsContract> = {
  'GET /v1/squads/mate/hot': async (app, { actor }) => {
    const now = app.clock.now();
    const mate = (await readMateFacts(app.db, [actor.id], now)).get(actor.id);
    if (!mate || mate.hasSquad || !mate.active) return [];
    const heads = await app.db
      .select({ id: squad.id, category: categoryColumns })
      .from(squad)
      .innerJoin(category, eq(category.id, squad.categoryId))
      .where(
        and(
          eq(squad.status, 'PENDING'),
          gt(squad.hotUntil, new Date(now)),
          fittingSquads(mate),
          notInArray(squad.ownerId, selectBlockedBy(app.db, actor.id)),
        ),
      )
      .orderBy(asc(squad.hotUntil))
      .limit(shown);
    const states = await loadSquads(
      app.db,
      heads.map(({ id }) => id),
    );
    const ownerOf = await readOwnersForMate(app, states.values(), actor.id);
    return heads.flatMap(({ id, category: ofCategory }) => {
      const state = states.get(id);
      if (!state) return [];
      const { context } = state;
      const offered = context.offers.some(({ mateId }) => mateId === actor.id);
      const offer = { type: 'squad.offerReady', by: actor.id, at: now, mate } as const;
      // Squads that would refuse the mate are not listed; a given answer may be withdrawn as long as the owner could
      // accept it.
      if (context.hotUntil === null || (offered ? mateRefusal(context, mate) : squadRefusal(state, offer))) return [];
      const { price, income } = hotPrice(context, actor.id, mate, now);
      return [
        {
          squadId: id,
          gameId: context.gameId,
          category: ofCategory,
          platform: context.platform,
          durationMinutes: context.durationMinutes,
          ...ownerOf(state),
          members: takenSlots(context),
          slots: context.slots,
          price,
          income,
          invitedAt: new Date(context.createdAt),
          expiresAt: new Date(context.hotUntil),
          offered,
        },
      ];
    });
  },
  'POST /v1/squads/{id}/hot-squad-mate-ready': async (app, { actor, params }) => {
    await stepSquad(app, actor.id, params.id, async ({ context }, at, tx) => ({
      type: 'squad.offerReady',
      by: actor.id,
      at,
      mate: (await readMatesFor(tx, context.ownerId, [actor.id], at)).get(actor.id) ?? null,
    }));
  },
  'DELETE /v1/squads/{id}/hot-squad-mate-ready': async (app, { actor, params }) => {
    await stepSquad(app, actor.id, params.id, plainStep(actor, 'squad.withdrawOffer'));
  },
};
