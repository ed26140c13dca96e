import { and, asc, eq, gt } from 'drizzle-orm';
import type { MateOrder } from '../../../contract/squads/squad-lists';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import type { App } from '../../app/app';
import { category } from '../../db/schema/games-and-mates';
import { squad, squadMateInvitation } from '../../db/schema/squads';
import { loadSquads } from '../store/load-squads';
import { categoryColumns } from './category-columns';
import { estimatedIncome, priceOf } from './price-of';
import { readPeople, unknownPerson } from './read-people';
import { viewInvitation } from './view-invitation';

/** Open invitations of a mate, the one that ends first on top. */
export const listMateOrders = async (app: App, mateId: string): Promise<MateOrder[]> => {
  const now = app.clock.now();
  const rows = await app.db
    .select({ invitation: squadMateInvitation, category: categoryColumns })
    .from(squadMateInvitation)
    .innerJoin(squad, eq(squad.id, squadMateInvitation.squadId))
    .innerJoin(category, eq(category.id, squad.categoryId))
    .where(and(eq(squadMateInvitation.mateId, mateId), gt(squadMateInvitation.expiresAt, new Date(now))))
    .orderBy(asc(squadMateInvitation.expiresAt));
  const states = await loadSquads(app.db, rows.map(({ invitation }) => invitation.squadId));
  const people = await readPeople(app.db, [...states.values()].map(({ context }) => context.ownerId), now);
  return rows.flatMap(({ invitation, category: ofCategory }) => {
    const state = states.get(invitation.squadId);
    if (!state) return [];
    const { context } = state;
    const price = priceOf(state)?.mates.find((mate) => mate.mateId === mateId)?.amount ?? 0;
    return [
      {
        ...viewInvitation(invitation, context),
        category: ofCategory,
        owner: people.get(context.ownerId)?.person ?? unknownPerson(context.ownerId),
        price: kopecksToRubles(price),
        income: kopecksToRubles(estimatedIncome(state, mateId) ?? 0),
        invitedAt: invitation.invitedAt.toISOString(),
      },
    ];
  });
};
