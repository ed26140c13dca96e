import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bonusAccount, giftAccount, platformAccount, userAccount } from '#domain/money/account-ref.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { intoPurse } from '#domain/money/movement.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { blogArticle, blogPurchase } from '#server/platform/db/schema/blog.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { lockBalances } from '#server/platform/ledger/balances.ts';
import { returnGrants } from '#server/platform/ledger/bonus-grants.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { notify } from '../../notifications/public';
import { firstOf, without } from './parts-of-sale';
import { purchasePurpose } from './purchase-purpose';

type Purchase = typeof blogPurchase.$inferSelect;

/** The author's history line of the same sale. */
const saleOf = async (tx: Tx, buyersLine: number | null, authorId: string): Promise<number | null> => {
  if (buyersLine === null) return null;
  const operationId = tx
    .select({ id: balanceTransaction.operationId })
    .from(balanceTransaction)
    .where(eq(balanceTransaction.id, buyersLine));
  const [line] = await tx
    .select({ id: balanceTransaction.id })
    .from(balanceTransaction)
    .where(
      and(
        inArray(balanceTransaction.operationId, operationId),
        eq(balanceTransaction.userId, authorId),
        eq(balanceTransaction.type, 'SELL_BLOG_ARTICLE'),
      ),
    );
  return line?.id ?? null;
};

/**
 * Refunds a buyer, each kind of money as it was (bonus and gift money with their old terms), and closes the article to
 * them. The author returns what they received as far as their balance goes, the service bears the rest. The caller has
 * locked the purchase.
 */
export const refundPurchase = async (
  tx: Tx,
  operationId: string,
  { id, articleId, userId, authorId, price, bonus, gift, income, transactionId }: Purchase,
  at: Date,
): Promise<Kopecks> => {
  const author = userAccount(authorId);
  const [held = 0] = await lockBalances(tx, [author, userAccount(userId), giftAccount(userId), bonusAccount(userId)]);
  const taken = Math.min(held, income);
  const parts = { own: price - bonus - gift, gift, bonus };
  const ofAuthor = firstOf(parts, taken);
  await postTransfers(
    tx,
    operationId,
    [
      ...intoPurse(author, userId, ofAuthor),
      ...intoPurse(platformAccount('revenue'), userId, without(parts, ofAuthor)),
    ],
    at,
  );
  await returnGrants(tx, { purpose: purchasePurpose(id), kind: 'BONUS', amount: bonus });
  await returnGrants(tx, { purpose: purchasePurpose(id), kind: 'GIFT', amount: gift });
  const [article] = await tx
    .select({ title: blogArticle.title })
    .from(blogArticle)
    .where(eq(blogArticle.id, articleId));
  const title = article?.title ?? '';
  const details = { articleId, articleTitle: title };
  const sale = await saleOf(tx, transactionId, authorId);
  await recordTransactions(
    tx,
    [
      {
        userId,
        operationId,
        type: 'PURCHASE_BLOG_ARTICLE',
        amount: price,
        bonusAmount: bonus,
        giftAmount: gift,
        ...(transactionId === null ? {} : { reversalOf: transactionId }),
        details,
      },
      {
        userId: authorId,
        operationId,
        type: 'SELL_BLOG_ARTICLE',
        amount: -taken,
        ...(sale === null ? {} : { reversalOf: sale }),
        details,
      },
    ],
    at,
  );
  await tx.update(blogPurchase).set({ refundedAt: at }).where(eq(blogPurchase.id, id));
  await tx
    .update(blogArticle)
    .set({ income: sql`${blogArticle.income} - ${taken}` })
    .where(eq(blogArticle.id, articleId));
  if (price > 0)
    await notify(tx, [userId], { kind: 'ARTICLE_REFUNDED', facts: { articleId, title, amount: price }, at });
  await announce(tx, [userRoom(userId), userRoom(authorId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'article changed', { articleId });
  return price;
};

/** Purchases of an article that are not refunded, locked. */
export const openPurchases = (tx: Tx, articleId: number): Promise<Purchase[]> =>
  tx
    .select()
    .from(blogPurchase)
    .where(and(eq(blogPurchase.articleId, articleId), isNull(blogPurchase.refundedAt)))
    .orderBy(blogPurchase.id)
    .for('update');
