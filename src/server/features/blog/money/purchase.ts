import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { blogPurchaseContract } from '#contract/blog/blog-purchase.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { statisticsDayOf } from '#domain/blog/statistics-day.ts';
import { type Kopecks, percentOf, sumOf } from '#domain/money/kopecks.ts';
import { bonusAccount, platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { type Movement, outOfPurse } from '#domain/money/movement.ts';
import { depositFor } from '#domain/money/payment-methods.ts';
import { partsOfPrice, type Purse } from '#domain/money/purse.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { violatedConstraint } from '#server/platform/db/database-errors.ts';
import { blogArticle, blogDay, blogPurchase } from '#server/platform/db/schema/blog.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { isReachableByOthers } from '#server/platform/db/visible-to-others.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { spendGrants } from '#server/platform/ledger/bonus-grants.ts';
import { lockPurse } from '#server/platform/ledger/held-money.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { requireSecondStepFor } from '#server/platform/sessions/second-step.ts';
import { requireFreeMoney } from '#server/platform/ledger/resting-money.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { createDeposit, requireDepositor, openPayment } from '../../balance/public';
import { notify } from '../../notifications/public';
import { type HeldPart, holdOfPay } from '../../risk/public';
import type { Article } from '../read/find-article';
import { firstOf, without } from './parts-of-sale';
import { purchasePurpose } from './purchase-purpose';

type Contract = typeof blogPurchaseContract;

/** Nothing is sold for an author who is blocked, leaving or deleted. @throws Refusal ARTICLE_NOT_ON_SALE */
const requireSeller = async (tx: Tx, authorId: string): Promise<void> => {
  const [seller] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, authorId), isReachableByOthers));
  if (!seller) throw new Refusal('ARTICLE_NOT_ON_SALE');
};

/**
 * Locks an article that this person may buy.
 * @throws Refusal BLOG_NOT_FOUND, BLOG_CAN_BE_BOUGHT_ONLY_BY_CLIENT, BLOG_MUST_BE_PUBLISHED_TO_BUY,
 * BLOG_MUST_BE_PAID_TO_BUY, ARTICLE_ALREADY_BOUGHT, ARTICLE_NOT_ON_SALE, MONEY_RESTS
 */
const requireForSale = async (app: App, tx: Tx, id: number, actor: Actor): Promise<Article> => {
  const [article] = await tx.select().from(blogArticle).where(eq(blogArticle.id, id)).for('update');
  if (!article || article.status === 'DELETED') throw new Refusal('BLOG_NOT_FOUND');
  const own = article.authorId === actor.id;
  if (article.published === null && !own) throw new Refusal('BLOG_NOT_FOUND');
  if (actor.mateGameId !== null) throw new Refusal('BLOG_CAN_BE_BOUGHT_ONLY_BY_CLIENT');
  if (!article.live) throw new Refusal('BLOG_MUST_BE_PUBLISHED_TO_BUY');
  if (article.price === 0) throw new Refusal('BLOG_MUST_BE_PAID_TO_BUY');
  const [before] = await tx
    .select({ id: blogPurchase.id })
    .from(blogPurchase)
    .where(and(eq(blogPurchase.articleId, id), eq(blogPurchase.userId, actor.id), isNull(blogPurchase.refundedAt)));
  if (before || own) throw new Refusal('ARTICLE_ALREADY_BOUGHT');
  await requireSeller(tx, article.authorId);
  await requireFreeMoney(tx, actor.id, app.clock.now());
  return article;
};

/** By which kinds of money the price is paid, and the shortfall of own money; kopecks. */
const paymentOf = async (tx: Tx, userId: string, price: Kopecks) => {
  const purse = await lockPurse(tx, userId);
  const parts = partsOfPrice(price, purse);
  return { parts, missing: Math.max(0, parts.own - purse.own) };
};

/**
 * Transfers of a sale: each kind of money goes to the author's own account up to their income, the rest to the service.
 */
const movementsOf = (
  buyerId: string,
  authorId: string,
  parts: Purse,
  income: Kopecks,
  held: readonly HeldPart[],
): readonly Movement[] => {
  const ofAuthor = firstOf(parts, income);
  const bonus = ofAuthor.bonus - sumOf(held, (part) => part.amount);
  return [
    ...outOfPurse(buyerId, userAccount(authorId), { ...ofAuthor, bonus }),
    ...held.map((part) => ({ from: bonusAccount(buyerId), ...part })),
    ...outOfPurse(buyerId, platformAccount('revenue'), without(parts, ofAuthor)),
  ];
};

/** Adds a sale to the author's income and to the statistics of the day; the number of sales is counted by a trigger. */
const countSale = async (tx: Tx, articleId: number, income: Kopecks, at: Date): Promise<void> => {
  await tx
    .update(blogArticle)
    .set({ income: sql`${blogArticle.income} + ${income}` })
    .where(eq(blogArticle.id, articleId));
  await tx
    .insert(blogDay)
    .values({ articleId, day: statisticsDayOf(at.getTime()), purchases: 1, income })
    .onConflictDoUpdate({
      target: [blogDay.articleId, blogDay.day],
      set: { purchases: sql`${blogDay.purchases} + 1`, income: sql`${blogDay.income} + ${income}` },
    });
};

/** A concurrent second purchase is refused by the unique index. @throws Refusal ARTICLE_ALREADY_BOUGHT */
const writePurchase = async (tx: Tx, row: typeof blogPurchase.$inferInsert): Promise<void> => {
  try {
    await tx.insert(blogPurchase).values(row);
  } catch (problem) {
    if (violatedConstraint(problem) === 'blog_purchase_one') throw new Refusal('ARTICLE_ALREADY_BOUGHT');
    throw problem;
  }
};

/**
 * Buys an article once: with bonus money up to its limit, then gift money, then own; 80 % of the price go to the
 * author, the rest to the service (domain rules, section 4 Blog).
 * @throws Refusal as `requireForSale`, ARTICLE_PRICE_CHANGED, BALANCE_INSUFFICIENT with the shortfall,
 * SECOND_STEP_REQUIRED
 */
export const payForArticle: Handler<Contract['POST /v1/balance/articles/{articleId}/pay']> = (
  app,
  { actor, params, body, idempotencyKey },
) =>
  runOperation(
    app,
    {
      kind: 'POST /v1/balance/articles/{articleId}/pay',
      actor: actor.id,
      idempotencyKey,
      request: { ...body, articleId: params.articleId },
    },
    async (tx, operationId) => {
      const at = new Date(app.clock.now());
      const { id, price, authorId, title } = await requireForSale(app, tx, params.articleId, actor);
      if (body.price !== undefined && body.price !== price) throw new Refusal('ARTICLE_PRICE_CHANGED', { price });
      const { parts, missing } = await paymentOf(tx, actor.id, price);
      const { bonus, gift } = parts;
      if (missing > 0) throw new Refusal('BALANCE_INSUFFICIENT', { shortfall: missing });
      await requireSecondStepFor(app, tx, actor, parts.own);
      const income = percentOf(price, articleTerms.authorPercent);
      const purchaseId = uuidv7();
      // Of the author's income only bonus money is the service's gift.
      const spent = [{ payerId: actor.id, gross: income, given: firstOf(parts, income).bonus }];
      const held = await holdOfPay(app, tx, { mateId: authorId, amount: income, spent, operationId, at });
      const received = income - sumOf(held, (part) => part.amount);
      await postTransfers(tx, operationId, movementsOf(actor.id, authorId, parts, income, held), at);
      const purpose = purchasePurpose(purchaseId);
      await spendGrants(tx, { userId: actor.id, kind: 'BONUS', amount: bonus, purpose });
      await spendGrants(tx, { userId: actor.id, kind: 'GIFT', amount: gift, purpose });
      const [seller] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, authorId));
      const details = { articleId: id, articleTitle: title };
      const [transactionId] = await recordTransactions(
        tx,
        [
          {
            userId: actor.id,
            operationId,
            type: 'PURCHASE_BLOG_ARTICLE',
            amount: -price,
            bonusAmount: -bonus,
            giftAmount: -gift,
            details: { ...details, ...seller },
          },
          {
            userId: authorId,
            operationId,
            type: 'SELL_BLOG_ARTICLE',
            amount: received,
            details: { ...details, username: actor.username },
          },
        ],
        at,
      );
      await writePurchase(tx, {
        id: purchaseId,
        articleId: id,
        userId: actor.id,
        authorId,
        price,
        bonus,
        gift,
        income: received,
        transactionId: transactionId ?? null,
        boughtAt: at,
      });
      await countSale(tx, id, received, at);
      await notify(tx, [authorId], {
        kind: 'ARTICLE_SOLD',
        facts: { articleId: id, title, who: actor.username, amount: received },
        at,
      });
      await announce(tx, [userRoom(actor.id), userRoom(authorId)], 'me changed', {});
      await announce(tx, [userRoom(actor.id)], 'article changed', { articleId: id });
      await announce(tx, [userRoom(authorId)], 'own article changed', { articleId: id });
      return { articleId: id, price, bonus };
    },
  );

/**
 * Starts a deposit of exactly the shortfall, but not less than the method's minimum; nothing when the money suffices.
 * @throws Refusal as `requireForSale`, `createDeposit` and `openPayment`
 */
export const depositForArticle: Handler<Contract['POST /v1/balance/articles/{articleId}/deposit']> = async (
  app,
  { actor, params, body, idempotencyKey, http },
) => {
  const { deposit } = await runOperation(
    app,
    {
      kind: 'POST /v1/balance/articles/{articleId}/deposit',
      actor: actor.id,
      idempotencyKey,
      request: { ...body, articleId: params.articleId },
    },
    async (tx) => {
      const { price } = await requireForSale(app, tx, params.articleId, actor);
      const { missing } = await paymentOf(tx, actor.id, price);
      if (missing === 0) return { deposit: null };
      await requireDepositor(app, actor, http.request.ip);
      const amount = depositFor(missing, body.method);
      const { depositId } = await createDeposit(app, tx, {
        userId: actor.id,
        amount,
        method: body.method,
        returnTo: body.returnTo,
      });
      return { deposit: { depositId, amount } };
    },
  );
  if (deposit === null) return { deposit };
  // The provider is called outside the transaction.
  return { deposit: { ...deposit, ...(await openPayment(app, deposit.depositId, http.request.ip)) } };
};
