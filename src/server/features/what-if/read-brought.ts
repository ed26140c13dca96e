import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BroughtClient } from '#domain/what-if/referrals.ts';
import type { Rewarded } from '#domain/what-if/squad-money.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { referral } from '#server/platform/db/schema/referrals-and-support.ts';
import { isReachableByOthers } from '#server/platform/db/visible-to-others.ts';

/**
 * What was paid for clients by the settlements of these squads, in kopecks, by client. A reward that is held counts: it
 * uses up the limit too.
 */
const paidBySquads = async (db: Executor, squadIds: readonly number[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ clientId: string; amount: string }>(sql`
    SELECT "clientId", sum(amount) AS amount FROM (
      SELECT details->>'clientId' AS "clientId", amount FROM balance_transaction
      WHERE squad_id = ANY(${sql.param([...squadIds])}::integer[]) AND bonus_reason = 'REFERRAL_PROGRAMM' AND amount > 0
      UNION ALL
      SELECT other_id::text, amount FROM held_gift
      WHERE squad_id = ANY(${sql.param([...squadIds])}::integer[]) AND kind = 'REFERRAL'
    ) paid WHERE "clientId" IS NOT NULL GROUP BY "clientId"`);
  return new Map(rows.map(({ clientId, amount }) => [clientId, Number(amount)]));
};

/** Clients of these settlements whose referrers may be paid, with what was paid for them otherwise. */
export const readBrought = async (
  db: Executor,
  settlements: readonly Rewarded[],
): Promise<ReadonlyMap<string, BroughtClient>> => {
  const payerIds = [...new Set(settlements.flatMap(({ costs }) => costs.map(({ payerId }) => payerId)))];
  if (payerIds.length === 0) return new Map();
  const paid = await paidBySquads(db, [...new Set(settlements.map(({ squadId }) => squadId))]);
  const rows = await db
    .select()
    .from(referral)
    .innerJoin(appUser, and(eq(appUser.id, referral.referrerId), isReachableByOthers))
    .where(inArray(referral.clientId, payerIds));
  return new Map(
    rows.map(({ referral: { clientId, referrerId, type, earned, createdAt } }) => [
      clientId,
      {
        clientId,
        referrerId,
        type,
        since: createdAt.getTime(),
        earnedBefore: Math.max(0, earned - (paid.get(clientId) ?? 0)),
      },
    ]),
  );
};
