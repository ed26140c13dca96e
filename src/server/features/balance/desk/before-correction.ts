import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { deskCorrectionsContract } from '#contract/desk/money/corrections.ts';
import { type CorrectionKind, correctionLimits, isOnceOnly } from '#domain/money/correction.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { balanceCorrection } from '#server/platform/db/schema/money/corrections.ts';
import { operatorGift } from '#server/platform/db/schema/money/second-operators.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { bonusAccount, giftAccount, userAccount } from '#domain/money/account-ref.ts';
import { balanceOf } from '#server/platform/ledger/balances.ts';
import { isMate } from '../../mate-access/public';

type Contract = typeof deskCorrectionsContract;

/**
 * What this operator has recently moved for this person, kopecks: absolute sums of corrections, and what they gave
 * otherwise (`agreeToGive`).
 */
export const recentSum = async (db: Executor, operatorId: string, userId: string, now: number): Promise<Kopecks> => {
  const since = new Date(now - correctionLimits.countedWithin);
  const [corrected] = await db
    .select({ sum: sql<string>`coalesce(sum(abs(${balanceCorrection.amount})), 0)` })
    .from(balanceCorrection)
    .where(
      and(
        eq(balanceCorrection.userId, userId),
        eq(balanceCorrection.askedBy, operatorId),
        eq(balanceCorrection.status, 'DONE'),
        gt(balanceCorrection.createdAt, since),
      ),
    );
  const [given] = await db
    .select({ sum: sql<string>`coalesce(sum(${operatorGift.amount}), 0)` })
    .from(operatorGift)
    .where(
      and(eq(operatorGift.userId, userId), eq(operatorGift.operatorId, operatorId), gt(operatorGift.givenAt, since)),
    );
  return Number(corrected?.sum ?? 0) + Number(given?.sum ?? 0);
};

/** Kinds of correction that are allowed once per account and that this account has had already, or that are waiting. */
export const usedOnceOnlyKinds = async (db: Executor, userId: string): Promise<readonly CorrectionKind[]> => {
  const rows = await db
    .selectDistinct({ kind: balanceCorrection.kind })
    .from(balanceCorrection)
    .where(and(eq(balanceCorrection.userId, userId), ne(balanceCorrection.status, 'REJECTED')));
  return rows.map(({ kind }) => kind).filter(isOnceOnly);
};

/** What an operator needs to see before they request a correction: the figures from which its consequences follow. */
export const beforeCorrection: Handler<Contract['GET /v1/admin/corrections/before/{userId}']> = async (
  app,
  { actor, params: { userId } },
) => {
  const [person] = await app.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId));
  if (!person) throw new Refusal('ADMIN_USERS_NOT_FOUND');
  return {
    mate: await isMate(app.db, userId),
    available: await balanceOf(app.db, userAccount(userId)),
    bonus: await balanceOf(app.db, bonusAccount(userId)),
    gift: await balanceOf(app.db, giftAccount(userId)),
    corrected: await recentSum(app.db, actor.id, userId, app.clock.now()),
    spent: [...(await usedOnceOnlyKinds(app.db, userId))],
  };
};
