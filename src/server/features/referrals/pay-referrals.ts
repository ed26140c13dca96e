import { and, eq, inArray, sql } from 'drizzle-orm';
import { referralReward, sharesOfMates } from '#domain/people/referral.ts';
import { userAccount } from '#domain/money/account-ref.ts';
import { referralMovements } from '#domain/squad/books/movements.ts';
import type { MatePay, StepEffectParams } from '#domain/squad/facts/squad-effect.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { blogArticle } from '../../platform/db/schema/blog';
import { appUser } from '../../platform/db/schema/people';
import { isReachableByOthers } from '../../platform/db/visible-to-others';
import { referral } from '../../platform/db/schema/referrals-and-support';
import { lockBalances } from '../../platform/ledger/balances';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { notify } from '../notifications/public';
import { readReferralRates } from '../../platform/settings/read-rates';
import { holdOfReward } from '../risk/public';

interface Settlement {
  readonly app: Pick<App, 'settings'>;
  readonly tx: Tx;
  readonly operationId: string;
  readonly squadId: number;
  readonly at: Date;
}

/**
 * For a client who came through an article, its author pays, unless the author is the referrer (domain rules, section
 * 4): as far as their balance goes, the service bears the rest. For an author who is blocked, leaving or deleted it
 * bears all.
 */
const authorsShare = async (
  tx: Tx,
  articleId: number,
  referrerId: string,
  part: number,
): Promise<readonly MatePay[]> => {
  const [article] = await tx
    .select({ authorId: blogArticle.authorId })
    .from(blogArticle)
    .innerJoin(appUser, and(eq(appUser.id, blogArticle.authorId), isReachableByOthers))
    .where(eq(blogArticle.id, articleId));
  if (!article || article.authorId === referrerId) return [];
  const [held = 0] = await lockBalances(tx, [userAccount(article.authorId), userAccount(referrerId)]);
  return [{ mateId: article.authorId, amount: Math.min(held, part) }];
};

/** Referrals of these clients whose referrers may still be paid: not blocked, leaving or deleted. Rows are locked. */
const referralsOf = async (tx: Tx, clientIds: readonly string[]) => {
  const rows = await tx
    .select()
    .from(referral)
    .where(inArray(referral.clientId, [...clientIds]))
    .orderBy(referral.clientId)
    .for('update');
  if (rows.length === 0) return rows;
  const referrerIds = rows.map(({ referrerId }) => referrerId);
  const there = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(inArray(appUser.id, referrerIds), isReachableByOthers));
  return rows.filter(({ referrerId }) => there.some(({ id }) => id === referrerId));
};

/**
 * Pays referrers of the squad's clients inside the settlement's transaction: out of the service's part and, where the
 * terms say so, out of what the mates have just received. Money is only transferred, none is created.
 */
export const payReferrals = async (
  { app, tx, operationId, squadId, at }: Settlement,
  { costs, pays }: StepEffectParams['payReferrals'],
): Promise<void> => {
  const byPayer = new Map(costs.map(({ payerId, amount }) => [payerId, amount]));
  const rows = await referralsOf(tx, [...byPayer.keys()]);
  if (rows.length === 0) return;
  const rates = await readReferralRates(app.settings);
  for (const { clientId, referrerId, type, articleId, earned, createdAt } of rows) {
    const { reward, fromMates } = referralReward(
      { type, cost: byPayer.get(clientId) ?? 0, earned, since: createdAt.getTime(), at: at.getTime() },
      rates,
    );
    if (reward === 0) continue;
    const bearing =
      articleId === null
        ? sharesOfMates(pays, referrerId, fromMates)
        : await authorsShare(tx, articleId, referrerId, fromMates);
    const shares = bearing.filter(({ amount }) => amount > 0);
    const borne = shares.reduce((sum, { amount }) => sum + amount, 0);
    const ofService = { clientId, referrerId, amount: reward - borne, operationId, squadId, at };
    const hold = await holdOfReward(app, tx, ofService);
    const paid = hold === null ? reward : borne;
    await postTransfers(tx, operationId, referralMovements({ referrerId, reward, shares, hold }), at);
    const common = { operationId, type: 'CORRECTION', bonusReason: 'REFERRAL_PROGRAMM', squadId } as const;
    await recordTransactions(
      tx,
      [
        ...shares.map(({ mateId, amount }) => ({ ...common, userId: mateId, amount: -amount })),
        { ...common, userId: referrerId, amount: paid, details: { clientId } },
      ],
      at,
    );
    await tx
      .update(referral)
      .set({ earned: sql`${referral.earned} + ${reward}` })
      .where(eq(referral.clientId, clientId));
    const [client] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, clientId));
    await announce(tx, [userRoom(referrerId)], 'me changed', {});
    if (paid === 0) continue;
    await notify(tx, [referrerId], {
      kind: 'REFERRAL_REWARD',
      facts: { amount: paid, who: client?.username ?? 'Клиент' },
      at,
    });
  }
};
