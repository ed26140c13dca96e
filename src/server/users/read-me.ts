import { eq, sql } from 'drizzle-orm';
import type { Me } from '../../contract/schemas/me';
import type { App } from '../app/app';
import { account } from '../db/schema/ledger';
import { mateAccess } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';
import { Refusal } from '../http/refusal';
import { currentSquadOf } from './current-squad-of';
import { knownPermissions } from '../sessions/known-permissions';

/**
 * The current user as specified in section 3; the balance is available money in rubles.
 * @throws Refusal UNAUTHENTICATED when the account is gone
 */
export const readMe = async (app: App, userId: string): Promise<Me> => {
  const [row] = await app.db
    .select({ user: appUser, mate: mateAccess, balance: account.balance })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .leftJoin(account, sql`${account.kind} = 'USER' AND ${account.owner} = ${appUser.id}::text`)
    .where(eq(appUser.id, userId));
  if (!row) throw new Refusal('UNAUTHENTICATED');
  const { user, mate } = row;
  const squad = await currentSquadOf(app.db, userId);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailConfirmed: user.emailConfirmedAt !== null,
    avatarUrl: user.avatarUrl,
    balance: (row.balance ?? 0) / 100,
    orders: user.orders,
    status: user.status,
    lastOnlineAt: user.lastOnlineAt?.toISOString() ?? null,
    hasSquad: squad !== null,
    mateAccess: mate && { gameId: mate.gameId, active: mate.active, grade: mate.grade, percent: mate.percent },
    squadMember: squad,
    permissions: knownPermissions(user.permissions),
    timeZone: user.timeZone,
    allowMarketing: user.allowMarketing,
  };
};
