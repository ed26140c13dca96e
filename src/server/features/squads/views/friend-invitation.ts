import { eq } from 'drizzle-orm';
import type { squadMembersContract } from '#contract/squads/squad-members.ts';
import type { AnswerOf } from '#contract/kit/endpoint.ts';
import { friendShare } from '#domain/squad/selectors/price.ts';
import type { App } from '#server/platform/app.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { squadFriendInvitation } from '#server/platform/db/schema/squads.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { loadSquad } from '../store/squad-store';
import { readPeople, unknownPerson } from './read-people';
import { category, game } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { categoryColumns } from './category-columns';

/** The head of a squad's page: its game's name and its category. */
const readHead = async (db: Executor, categoryId: number) => {
  const [head] = await db
    .select({ gameName: game.name, category: categoryColumns })
    .from(category)
    .innerJoin(game, eq(game.id, category.gameId))
    .where(eq(category.id, categoryId));
  if (!head) throw new Error(`category ${categoryId} is gone`);
  return head;
};

/** The squad that a friend link leads to. @throws Refusal SQUADS_NOT_FOUND for an unknown, used or expired link */
export const findInvitation = async (db: Executor, token: string, now: number) => {
  const [found] = await db.select().from(squadFriendInvitation).where(eq(squadFriendInvitation.token, token));
  if (!found || found.expiresAt.getTime() <= now) throw new Refusal('SQUADS_NOT_FOUND');
  return found;
};

/** What a friend sees before they accept or decline. */
export const readFriendInvitation = async (
  app: App,
  token: string,
): Promise<AnswerOf<(typeof squadMembersContract)['GET /v1/squads/invited-friend/{id}']>> => {
  const now = app.clock.now();
  const invitation = await findInvitation(app.db, token, now);
  const state = await loadSquad(app.db, invitation.squadId, false);
  if (!state) throw new Refusal('SQUADS_NOT_FOUND');
  const { context } = state;
  const head = await readHead(app.db, context.categoryId);
  const people = await readPeople(app.db, [invitation.invitedBy, ...context.members.map(({ id }) => id)], now);
  const person = (id: string) => people.get(id)?.person ?? unknownPerson(id);
  const share = friendShare(context, invitation);
  return {
    squadId: invitation.squadId,
    gameId: context.gameId,
    ...head,
    platform: context.platform,
    durationMinutes: context.durationMinutes,
    invitedBy: person(invitation.invitedBy),
    members: context.members.map(({ id, type }) => ({ user: person(id), type })),
    share,
    expiresAt: invitation.expiresAt,
  };
};
