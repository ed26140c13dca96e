import { and, desc, eq, sql } from 'drizzle-orm';
import type { referralsContract } from '#contract/money/referrals.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { referralTerms } from '#domain/people/referral.ts';
import { maskName } from '#domain/text/mask-name.ts';
import type { Db } from '../../platform/db/open-database';
import { balanceTransaction } from '../../platform/db/schema/money/ledger';
import { appUser } from '../../platform/db/schema/people';
import { referral } from '../../platform/db/schema/referrals-and-support';
import type { Handler } from '../../platform/http/call';

const pageSize = 30;

/** Months are in Moscow time, as in the product's accounting. */
const monthsOf = async (db: Db, userId: string) => {
  const month = sql<string>`to_char(${balanceTransaction.createdAt} AT TIME ZONE 'Europe/Moscow', 'YYYY-MM')`;
  const rows = await db
    .select({ month: month.as('month'), earned: sql<string>`sum(${balanceTransaction.amount})` })
    .from(balanceTransaction)
    .where(
      and(
        eq(balanceTransaction.userId, userId),
        eq(balanceTransaction.bonusReason, 'REFERRAL_PROGRAMM'),
        // A mate's part of another person's reward is not their referral income.
        sql`${balanceTransaction.amount} > 0`,
      ),
    )
    .groupBy(sql`month`)
    .orderBy(sql`month DESC`)
    .limit(12);
  return rows.map((row) => ({ month: row.month, earned: Number(row.earned) }));
};

/** Without ids, and with masked names. The cursor is an offset. */
export const listPeople: Handler<(typeof referralsContract)['GET /v1/referrals/me/people']> = async (
  app,
  { actor, query },
) => {
  const read = Number(query.cursor ?? 0);
  const own = eq(referral.referrerId, actor.id);
  const all = await app.db.$count(referral, own);
  const most: Kopecks = await app.settings.get('referral-client-limit');
  const rows = await app.db
    .select({ row: referral, username: appUser.username })
    .from(referral)
    .innerJoin(appUser, eq(appUser.id, referral.clientId))
    .where(own)
    .orderBy(desc(referral.createdAt), desc(referral.clientId))
    .offset(read)
    .limit(pageSize);
  const items = rows.map(({ row, username }, index) => {
    const ends = row.createdAt.getTime() + referralTerms.window;
    const left = ends < app.clock.now() ? 0 : Math.max(0, most - row.earned);
    return {
      number: all - read - index,
      name: maskName(username),
      type: row.type,
      channel: row.channel,
      joinedAt: row.createdAt,
      endsAt: new Date(ends),
      earned: row.earned,
      left,
    };
  });
  return {
    items,
    nextCursor: read + items.length < all && items.length > 0 ? String(read + items.length) : null,
    months: read === 0 ? await monthsOf(app.db, actor.id) : [],
  };
};
