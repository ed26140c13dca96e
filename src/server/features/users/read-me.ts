import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { MeAnswer } from '#contract/schemas/me.ts';
import type { App } from '../../platform/app';
import { prepared } from '../../platform/db/prepared';
import { consentStanding } from '../../platform/db/schema/consents';
import { account } from '../../platform/db/schema/money/ledger';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
import { squad, squadMember } from '../../platform/db/schema/squads';
import { Refusal } from '../../platform/http/refusal';
import { knownPermissions } from '../../platform/sessions/actor';
import { asTokenValues, isAccountOfToken } from '../../platform/sessions/find-session';
import type { Executor } from '../../platform/db/open-database';
import { isConsentWanted, type TextsInForce, textsInForce } from '../consents/public';

const query = (name: string, whose: SQL | undefined) =>
  prepared((db) =>
    db
      .select({
        user: {
          id: appUser.id,
          username: appUser.username,
          email: appUser.email,
          emailConfirmedAt: appUser.emailConfirmedAt,
          mailRefusedAt: appUser.mailRefusedAt,
          // Accounts without a password have no hash there (`auth/password.ts`).
          hasPassword: sql<boolean>`${appUser.passwordHash} LIKE '$argon2id$%'`,
          avatarUrl: appUser.avatarUrl,
          orders: appUser.orders,
          status: appUser.status,
          lastOnlineAt: appUser.lastOnlineAt,
          permissions: appUser.permissions,
          timeZone: appUser.timeZone,
          allowMarketing: appUser.allowMarketing,
        },
        mate: {
          gameId: mateAccess.gameId,
          active: mateAccess.active,
          grade: mateAccess.grade,
          percent: mateAccess.percent,
        },
        balance: account.balance,
        consents: consentStanding,
        squadId: squad.id,
        squadGameId: squad.gameId,
      })
      .from(appUser)
      .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
      .leftJoin(account, sql`${account.kind} = 'USER' AND ${account.owner} = ${appUser.id}::text`)
      .leftJoin(consentStanding, eq(consentStanding.userId, appUser.id))
      // At most one row: a unique index allows one active squad per person.
      .leftJoin(squadMember, and(eq(squadMember.userId, appUser.id), eq(squadMember.active, true)))
      .leftJoin(squad, eq(squad.id, squadMember.squadId))
      .where(whose)
      .limit(1)
      .prepare(name),
  );

const byId = query('me_by_id', eq(appUser.id, sql.placeholder('id')));
const byToken = query('me_by_token', isAccountOfToken);

type Row = Awaited<ReturnType<ReturnType<typeof byId>['execute']>>[number];

const meOf = ({ user, mate, balance, consents, squadId, squadGameId }: Row, texts: TextsInForce): MeAnswer => {
  const squadMembership = squadId === null || squadGameId === null ? null : { gameId: squadGameId, squadId };
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailConfirmed: user.emailConfirmedAt !== null,
    mailRefused: user.mailRefusedAt !== null,
    hasPassword: user.hasPassword,
    avatarUrl: user.avatarUrl,
    balance: balance ?? 0,
    orders: user.orders,
    status: user.status,
    lastOnlineAt: user.lastOnlineAt,
    hasSquad: squadMembership !== null,
    mateAccess: mate,
    squadMember: squadMembership,
    permissions: knownPermissions(user.permissions),
    timeZone: user.timeZone,
    allowMarketing: user.allowMarketing,
    ...(isConsentWanted(texts, consents, mate !== null) ? { consentWanted: true } : {}),
  };
};

/**
 * The current user as specified in section 3; the balance is available money.
 * @throws Refusal UNAUTHENTICATED when the account is gone
 */
export const readMe = async (app: App, userId: string): Promise<MeAnswer> => {
  const [row] = await byId(app.db).execute({ id: userId });
  if (!row) throw new Refusal('UNAUTHENTICATED');
  return meOf(row, await textsInForce(app));
};

/** The same by an access token, session and person in one query; null for an invalid token. */
export const readMeByToken = async (app: App, accessToken: string): Promise<MeAnswer | null> => {
  const [row] = await byToken(app.db).execute(asTokenValues(accessToken));
  return row ? meOf(row, await textsInForce(app)) : null;
};

/** The active squad (PENDING to IN_A_GAME) that the person has joined; null when free. */
export const currentSquadOf = async (
  db: Executor,
  userId: string,
): Promise<{ gameId: string; squadId: number } | null> => {
  const [row] = await db
    .select({ gameId: squad.gameId, squadId: squad.id })
    .from(squadMember)
    .innerJoin(squad, eq(squad.id, squadMember.squadId))
    .where(and(eq(squadMember.userId, userId), eq(squadMember.active, true)));
  return row ?? null;
};
