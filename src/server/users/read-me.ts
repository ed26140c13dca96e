import { and, eq, sql } from 'drizzle-orm';
import type { Me } from '../../contract/schemas/me';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import type { App } from '../app/app';
import { prepared } from '../db/prepared';
import { account } from '../db/schema/ledger';
import { mateAccess } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';
import { squad, squadMember } from '../db/schema/squads';
import { Refusal } from '../http/refusal';
import { knownPermissions } from '../sessions/known-permissions';

const byId = prepared((db) =>
  db
    .select({ user: appUser, mate: mateAccess, balance: account.balance, squadId: squad.id, squadGameId: squad.gameId })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .leftJoin(account, sql`${account.kind} = 'USER' AND ${account.owner} = ${appUser.id}::text`)
    // One active squad at most: a unique key of the table.
    .leftJoin(squadMember, and(eq(squadMember.userId, appUser.id), eq(squadMember.active, true)))
    .leftJoin(squad, eq(squad.id, squadMember.squadId))
    .where(eq(appUser.id, sql.placeholder('id')))
    .limit(1)
    .prepare('me_by_id'),
);

/**
 * The current user as specified in section 3; the balance is available money in rubles.
 * @throws Refusal UNAUTHENTICATED when the account is gone
 */
export const readMe = async (app: App, userId: string): Promise<Me> => {
  const [row] = await byId(app.db).execute({ id: userId });
  if (!row) throw new Refusal('UNAUTHENTICATED');
  const { user, mate, squadId, squadGameId } = row;
  const squadMembership = squadId === null || squadGameId === null ? null : { gameId: squadGameId, squadId };
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailConfirmed: user.emailConfirmedAt !== null,
    avatarUrl: user.avatarUrl,
    balance: kopecksToRubles(row.balance ?? 0),
    orders: user.orders,
    status: user.status,
    lastOnlineAt: user.lastOnlineAt?.toISOString() ?? null,
    hasSquad: squadMembership !== null,
    mateAccess: mate && { gameId: mate.gameId, active: mate.active, grade: mate.grade, percent: mate.percent },
    squadMember: squadMembership,
    permissions: knownPermissions(user.permissions),
    timeZone: user.timeZone,
    allowMarketing: user.allowMarketing,
  };
};
