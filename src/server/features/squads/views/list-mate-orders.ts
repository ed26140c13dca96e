import { and, asc, eq, gt } from 'drizzle-orm';
import type { MateOrderAnswer } from '#contract/squads/squad-lists-fields.ts';
import { priceOf } from '#domain/squad/selectors/price.ts';
import type { App } from '#server/platform/app.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { squad, squadMateInvitation } from '#server/platform/db/schema/squads.ts';
import { loadSquads } from '../store/squad-store';
import { categoryColumns } from './category-columns';
import { estimatedIncome } from './income-of';
import { readOwnersForMate } from './read-owners-for-mate';
import { viewInvitation } from './view-invitation';

/** Open invitations of a mate, the one that expires first on top. */
export const listMateOrders = async (app: App, mateId: string): Promise<MateOrderAnswer[]> => {
  const now = app.clock.now();
  const rows = await app.db
    .select({ invitation: squadMateInvitation, category: categoryColumns })
    .from(squadMateInvitation)
    .innerJoin(squad, eq(squad.id, squadMateInvitation.squadId))
    .innerJoin(category, eq(category.id, squad.categoryId))
    .where(and(eq(squadMateInvitation.mateId, mateId), gt(squadMateInvitation.expiresAt, new Date(now))))
    .orderBy(asc(squadMateInvitation.expiresAt));
  const states = await loadSquads(
    app.db,
    rows.map(({ invitation }) => invitation.squadId),
  );
  const ownerOf = await readOwnersForMate(app, states.values(), mateId);
  return rows.flatMap(({ invitation, category: ofCategory }) => {
    const state = states.get(invitation.squadId);
    if (!state) return [];
    const { context } = state;
    const price = priceOf(state)?.mates.find((mate) => mate.mateId === mateId)?.amount ?? 0;
    return [
      {
        ...viewInvitation(invitation, context),
        category: ofCategory,
        ...ownerOf(state),
        price,
        income: estimatedIncome(state, mateId) ?? 0,
        invitedAt: invitation.invitedAt,
      },
    ];
  });
};
