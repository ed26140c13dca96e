import { asc, eq, or, sql } from 'drizzle-orm';
import { canonicalEmail } from '#domain/people/email.ts';
import type { deskToolsContract } from '#contract/desk/tools.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { formatRubles } from '#domain/text/format.ts';
import { personColumns } from '../../platform/db/person-columns';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import { appUser } from '../../platform/db/schema/people';
import { shown, type Source } from './search-source';
import { moneySources } from './search-money';
import { catalogueSources } from './search-catalogue';
import { workSources } from './search-work';
import { nameStarts, uuidOf } from '../../platform/db/search';
import type { Handler } from '../../platform/http/call';
import { deskPage } from '#contract/routes/desk-pages.ts';

type Search = (typeof deskToolsContract)['GET /v1/admin/search'];

/** By a whole address only for those who may see addresses: whose it is says the same as showing it. */
const findPeople: Source['find'] = async (app, text, permissions) => {
  const byAddress = text.includes('@') && hasPermission(permissions, 'VIEW_USER_PERSONAL_INFO');
  const people = await app.db
    .select({ ...personColumns(appUser), status: appUser.status })
    .from(appUser)
    .where(
      uuidOf(text)
        ? eq(appUser.id, text)
        : or(nameStarts(text), byAddress ? eq(appUser.emailKey, canonicalEmail(text)) : undefined),
    )
    .orderBy(asc(sql`lower(${appUser.username})`))
    .limit(shown);
  return people.map(({ status, ...person }) => ({
    kind: 'user',
    path: deskPage('users', person.id),
    title: person.username,
    hint: status,
    person,
  }));
};

const findWithdrawals: Source['find'] = async (app, text) => {
  const rows = await app.db
    .select({ id: withdrawal.id, amount: withdrawal.amount, status: withdrawal.status, person: personColumns(appUser) })
    .from(withdrawal)
    .innerJoin(appUser, eq(appUser.id, withdrawal.userId))
    .where(uuidOf(text) ? eq(withdrawal.id, text) : nameStarts(text))
    .orderBy(sql`${withdrawal.createdAt} DESC`)
    .limit(shown);
  return rows.map(({ id, amount, status, person }) => ({
    kind: 'withdrawal',
    path: deskPage('withdrawals', id),
    title: `${formatRubles(amount)}, ${person.username}`,
    hint: status,
    person,
  }));
};

/** All search sources with the permission that opens each. */
const sources: readonly Source[] = [
  { permission: 'VIEW_USER', find: findPeople },
  { permission: 'VIEW_TRANSACTION', find: findWithdrawals },
  ...moneySources,
  ...workSources,
  ...catalogueSources,
];

export const findAnything: Handler<Search> = async (app, { actor, query }) => {
  const text = query.q.toLowerCase();
  const open = sources.filter(({ permission }) => hasPermission(actor.permissions, permission));
  return { found: (await Promise.all(open.map(({ find }) => find(app, text, actor.permissions)))).flat() };
};
