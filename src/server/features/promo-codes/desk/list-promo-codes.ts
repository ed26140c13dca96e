import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type { deskPromoCodesContract } from '#contract/desk/money/promo-codes.ts';
import { type PromoCodeState, promoCodeState } from '#domain/pricing/promo-code-state.ts';
import type { App } from '#server/platform/app.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { equal, type Filter, present, search, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { escapeLike, ofFirstNamed } from '#server/platform/db/search.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { promoCode } from '#server/platform/db/schema/money/promo-codes.ts';
import { readPage } from '#server/platform/http/read-page.ts';

type List = (typeof deskPromoCodesContract)['GET /v1/admin/promo-codes'];
type Query = output<List['query']>;
export type PromoCodeLine = output<List['response']>['items'][number];

const creator = alias(appUser, 'creator');
const asker = alias(appUser, 'asker');

const columns = {
  id: promoCode.code,
  row: promoCode,
  person: personColumns(appUser),
  createdBy: personColumns(creator),
  askedBy: personColumns(asker),
};

const withPeople = (db: Executor, key: SQL<string>) =>
  db
    .select({ ...columns, key })
    .from(promoCode)
    .leftJoin(appUser, eq(appUser.id, promoCode.userId))
    .leftJoin(creator, eq(creator.id, promoCode.createdBy))
    .leftJoin(asker, eq(asker.id, promoCode.askedBy));

type Found = Awaited<ReturnType<typeof withPeople>>[number];

const lineOf = ({ row, person, createdBy, askedBy }: Found, now: number): PromoCodeLine => ({
  code: row.code,
  person,
  percent: row.percent,
  amount: row.amount,
  gameId: row.gameId,
  categoryIds: row.categoryIds,
  categoryKinds: row.categoryKinds,
  expiresAt: row.expiresAt,
  maxUses: row.maxUses,
  maxUsesPerUser: row.maxUsesPerUser,
  uses: row.uses,
  state: promoCodeState(
    {
      off: row.deactivatedAt !== null,
      expiresAt: row.expiresAt?.getTime() ?? null,
      maxUses: row.maxUses,
      uses: row.uses,
      waits: row.askedBy !== null,
    },
    now,
  ),
  askedBy,
  createdBy,
  createdAt: row.createdAt,
});

/** One code; null when there is none or it is a course voucher. `personalOnly`: only if it is a personal code. */
export const findPromoCode = async (
  db: Executor,
  code: string,
  now: number,
  personalOnly: boolean,
): Promise<PromoCodeLine | null> => {
  const [found] = await withPeople(db, sql<string>`''`).where(
    and(eq(promoCode.code, code), sql`NOT ${promoCode.lesson}`, personalOnly ? isNotNull(promoCode.userId) : undefined),
  );
  return found ? lineOf(found, now) : null;
};

const stateIs = (state: PromoCodeState, now: Date): Filter => {
  // Each written exactly as the predicate of its index.
  const on = isNull(promoCode.deactivatedAt);
  const end = sql`coalesce(${promoCode.expiresAt}, 'infinity')`;
  const open = sql`${end} > ${now}::timestamptz`;
  const usedUp = sql`${promoCode.uses} >= ${promoCode.maxUses}`;
  const waits = isNotNull(promoCode.askedBy);
  switch (state) {
    case 'OFF':
      return isNotNull(promoCode.deactivatedAt);
    case 'EXPIRED':
      return and(on, sql`${end} <= ${now}::timestamptz`);
    case 'USED_UP':
      return and(on, open, usedUp);
    case 'WAITING':
      return and(waits, on, open, sql`${usedUp} IS NOT TRUE`);
    case 'ACTIVE':
      return and(isNull(promoCode.askedBy), on, open, sql`${usedUp} IS NOT TRUE`);
  }
};

const discountIs = (kinds: readonly ('PERCENT' | 'FIXED')[]): Filter =>
  or(
    kinds.includes('PERCENT') ? isNotNull(promoCode.percent) : undefined,
    kinds.includes('FIXED') ? isNotNull(promoCode.amount) : undefined,
  );

const matches = (text: string): Filter =>
  or(sql`${promoCode.code} LIKE ${`${escapeLike(text.toUpperCase())}%`}`, ofFirstNamed(promoCode.userId, text));

const filtersOf = (query: Query, now: Date, personalOnly: boolean): readonly Filter[] => [
  sql`NOT ${promoCode.lesson}`,
  personalOnly ? isNotNull(promoCode.userId) : undefined,
  present(promoCode.userId, query.personal),
  query.state === undefined ? undefined : stateIs(query.state, now),
  query.discount?.length ? discountIs(query.discount) : undefined,
  equal(promoCode.gameId, query.game),
  within(promoCode.createdAt, query),
  search(query.search, matches),
];

const sorts = {
  createdAt: { by: promoCode.createdAt, type: 'timestamptz' },
  uses: { by: promoCode.uses, type: 'bigint' },
} as const;

/** A page of promo codes, newest first by default. */
export const listPromoCodes = (app: App, query: Query, personalOnly: boolean) => {
  const { db } = app;
  const now = app.clock.now();
  return readPage({
    db,
    query,
    sorts,
    sort: '-createdAt',
    id: { by: promoCode.code, type: 'text' },
    filters: filtersOf(query, new Date(now), personalOnly),
    rows: (key) => withPeople(db, key),
    counted: promoCode,
    line: (row) => lineOf(row, now),
  });
};
