import { and, asc, eq, gt } from 'drizzle-orm';
import type { FriendOrderAnswer } from '#contract/squads/squad-lists-fields.ts';
import { priceOf } from '#domain/squad/selectors/price.ts';
import type { App } from '#server/platform/app.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { squad, squadFriendInvitation } from '#server/platform/db/schema/squads.ts';
import { loadSquads } from '../store/squad-store';
import { categoryColumns } from './category-columns';
import { readPeople, unknownPerson } from './read-people';
import { viewInvitation } from './view-invitation';

/**
 * Open invitations of a person by name, the one that expires first on top. Links are not included: a link is known only
 * to the person who has it.
 */
export const listFriendInvitations = async (app: App, userId: string): Promise<FriendOrderAnswer[]> => {
  const now = app.clock.now();
  const rows = await app.db
    .select({ invitation: squadFriendInvitation, category: categoryColumns })
    .from(squadFriendInvitation)
    .innerJoin(squad, eq(squad.id, squadFriendInvitation.squadId))
    .innerJoin(category, eq(category.id, squad.categoryId))
    .where(and(eq(squadFriendInvitation.friendId, userId), gt(squadFriendInvitation.expiresAt, new Date(now))))
    .orderBy(asc(squadFriendInvitation.expiresAt));
  const states = await loadSquads(
    app.db,
    rows.map(({ invitation }) => invitation.squadId),
  );
  const people = await readPeople(
    app.db,
    rows.map(({ invitation }) => invitation.invitedBy),
    now,
  );
  return rows.flatMap(({ invitation, category: ofCategory }): FriendOrderAnswer[] => {
    const state = states.get(invitation.squadId);
    if (!state) return [];
    const { context } = state;
    const share = priceOf(state)?.shares.find(({ memberId }) => memberId === userId);
    return [
      {
        token: invitation.token,
        ...viewInvitation(invitation, context),
        category: ofCategory,
        owner: people.get(invitation.invitedBy)?.person ?? unknownPerson(invitation.invitedBy),
        share: share === undefined ? null : share.payerId === userId ? share.amount : 0,
      },
    ];
  });
};
