import { eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { canonicalEmail } from '#domain/people/email.ts';
import type { deskUsersContract } from '#contract/desk/people/users.ts';
import { maskEmail } from '#domain/text/mask-email.ts';
import { between, equal, type Filter, search, within } from '../../platform/db/filters';
import type { Executor } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { account } from '../../platform/db/schema/money/ledger';
import { appUser } from '../../platform/db/schema/people';
import { nameStarts, uuidOf } from '../../platform/db/search';
import { readPage } from '../../platform/http/read-page';

type List = (typeof deskUsersContract)['GET /v1/admin/users'];
type Query = output<List['query']>;
export type UserLine = output<List['response']>['items'][number];

const isTheirAccess = eq(mateAccess.userId, appUser.id);

const columns = { id: appUser.id, user: appUser, mate: mateAccess, balance: account.balance };

export interface UserRow {
  readonly user: typeof appUser.$inferSelect;
  readonly mate: typeof mateAccess.$inferSelect | null;
  readonly balance: number | null;
}

/**
 * A person as operators see them. The email is masked for everybody; an operator with the permission requests it
 * separately.
 */
export const userLine = ({ user, mate, balance }: UserRow): UserLine => ({
  id: user.id,
  username: user.username,
  avatarUrl: user.avatarUrl,
  email: maskEmail(user.email),
  status: user.status,
  blockedUntil: user.blockedUntil,
  isAdmin: user.isAdmin,
  mateGameId: mate?.gameId ?? null,
  level: mate?.grade ?? null,
  orders: user.orders,
  balance: balance ?? 0,
  createdAt: user.createdAt,
  lastOnlineAt: user.lastOnlineAt,
});

const selectUsers = (db: Executor) =>
  db
    .select(columns)
    .from(appUser)
    .leftJoin(mateAccess, isTheirAccess)
    .leftJoin(account, sql`${account.kind} = 'USER' AND ${account.owner} = ${appUser.id}::text`);

export const findUser = async (db: Executor, id: string): Promise<UserRow | null> =>
  (await selectUsers(db).where(eq(appUser.id, id)))[0] ?? null;

/** By a whole address only for those who may see addresses: whose it is says the same as showing it. */
const matches =
  (permissions: readonly AdminPermission[]) =>
  (text: string): Filter => {
    if (uuidOf(text) !== null) return eq(appUser.id, text.toLowerCase());
    const byAddress = text.includes('@') && hasPermission(permissions, 'VIEW_USER_PERSONAL_INFO');
    return or(nameStarts(text), byAddress ? eq(appUser.emailKey, canonicalEmail(text)) : undefined);
  };

const kinds = {
  CLIENT: isNull(mateAccess.userId),
  MATE: isNotNull(mateAccess.userId),
  ADMIN: eq(appUser.isAdmin, true),
};

const statusIs = (status: Query['status']): Filter =>
  // Written exactly as the predicate of the partial index, which covers few rows.
  status?.length
    ? or(
        ...status.map((one) =>
          one === 'ACTIVE'
            ? eq(appUser.status, one)
            : sql`(${appUser.status} <> 'ACTIVE' AND ${appUser.status} = ${one})`,
        ),
      )
    : undefined;

const filtersOf = (query: Query, permissions: readonly AdminPermission[]): readonly Filter[] => [
  statusIs(query.status),
  query.kind?.length ? or(...query.kind.map((kind) => kinds[kind])) : undefined,
  equal(mateAccess.gameId, query.gameId),
  between(appUser.orders, query.minOrders, query.maxOrders),
  within(appUser.createdAt, query),
  search(query.search, matches(permissions)),
];

const sorts = {
  createdAt: { by: appUser.createdAt, type: 'timestamptz' },
  orders: { by: appUser.orders, type: 'bigint' },
  lastOnlineAt: { by: sql`coalesce(${appUser.lastOnlineAt}, 'epoch')`, type: 'timestamptz' },
  username: { by: sql`lower(${appUser.username})`, type: 'text' },
} as const;

/** A page of people, newest first by default; `permissions`: of the operator who asks. */
export const listUsers = (db: Executor, query: Query, permissions: readonly AdminPermission[]) =>
  readPage({
    db,
    query,
    sorts,
    sort: '-createdAt',
    id: { by: appUser.id, type: 'uuid' },
    filters: filtersOf(query, permissions),
    rows: (key) =>
      db
        .select({ ...columns, key })
        .from(appUser)
        .leftJoin(mateAccess, isTheirAccess)
        .leftJoin(account, sql`${account.kind} = 'USER' AND ${account.owner} = ${appUser.id}::text`),
    counted: sql`${appUser} LEFT JOIN ${mateAccess} ON ${isTheirAccess}`,
    line: userLine,
  });
