import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { adminCorrectionsContract } from '../../../../contract/admin/money/corrections';
import { type CorrectionKind, correctionLimits, isOnceOnly } from '../../../../domain/money/correction';
import { type Kopecks, kopecksToRubles } from '../../../../domain/money/kopecks';
import type { Executor } from '../../../platform/db/open-database';
import { balanceCorrection } from '../../../platform/db/schema/money/corrections';
import { appUser } from '../../../platform/db/schema/people';
import type { Handler } from '../../../platform/http/call';
import { Refusal } from '../../../platform/http/refusal';
import { bonusAccount, giftAccount, userAccount } from '../../../platform/ledger/account-ref';
import { balanceOf } from '../../../platform/ledger/balances';
import { isMate } from '../../mate-access/public';

type Contract = typeof adminCorrectionsContract;

/** What this operator has corrected for this person lately, in kopecks without signs. */
export const recentSum = async (db: Executor, askedBy: string, userId: string, now: number): Promise<Kopecks> => {
  const [found] = await db
    .select({ sum: sql<string>`coalesce(sum(abs(${balanceCorrection.amount})), 0)` })
    .from(balanceCorrection)
    .where(
      and(
        eq(balanceCorrection.userId, userId),
        eq(balanceCorrection.askedBy, askedBy),
        eq(balanceCorrection.status, 'DONE'),
        gt(balanceCorrection.createdAt, new Date(now - correctionLimits.countedWithin)),
      ),
    );
  return Number(found?.sum ?? 0);
};

/** What happens to an account once and has happened to this one, or waits. */
export const usedOnceOnlyKinds = async (db: Executor, userId: string): Promise<readonly CorrectionKind[]> => {
  const rows = await db
    .selectDistinct({ kind: balanceCorrection.kind })
    .from(balanceCorrection)
    .where(and(eq(balanceCorrection.userId, userId), ne(balanceCorrection.status, 'REJECTED')));
  return rows.map(({ kind }) => kind).filter(isOnceOnly);
};

/** What an operator sees before they ask: consequences in figures follow from it. */
export const beforeCorrection: Handler<Contract['GET /v1/admin/corrections/before/{userId}']> = async (
  app,
  { actor, params: { userId } },
) => {
  const [person] = await app.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId));
  if (!person) throw new Refusal('ADMIN_USERS_NOT_FOUND');
  return {
    mate: await isMate(app.db, userId),
    available: kopecksToRubles(await balanceOf(app.db, userAccount(userId))),
    bonus: kopecksToRubles(await balanceOf(app.db, bonusAccount(userId))),
    gift: kopecksToRubles(await balanceOf(app.db, giftAccount(userId))),
    corrected: kopecksToRubles(await recentSum(app.db, actor.id, userId, app.clock.now())),
    spent: [...(await usedOnceOnlyKinds(app.db, userId))],
  };
};
