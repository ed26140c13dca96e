import * as z from 'zod/mini';
import { paymentMethods } from '#domain/money/deposit.ts';
import { depositErrors, startedDeposit } from '../money/balance';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerInPath, ownPath } from '../schemas/fields';
import { money } from '../schemas/units';
import { balancePath } from '../routes/product-pages';

const params = z.object({ articleId: integerInPath });

const cannotBuy = [
  'BLOG_NOT_FOUND',
  'BLOG_CAN_BE_BOUGHT_ONLY_BY_CLIENT',
  'BLOG_MUST_BE_PAID_TO_BUY',
  'BLOG_MUST_BE_PUBLISHED_TO_BUY',
  'ARTICLE_ALREADY_BOUGHT',
  'ARTICLE_NOT_ON_SALE',
  'MONEY_RESTS',
] as const;

export const blogPurchaseContract = endpoints({
  'POST /v1/balance/articles/{articleId}/deposit': endpoint({
    access: 'user',
    summary: 'A deposit of exactly what is missing for an article; begins nothing if nothing is missing',
    idempotent: true,
    params,
    body: z.object({ method: z._default(z.enum(paymentMethods), 'SBP'), returnTo: z._default(ownPath, balancePath) }),
    response: z.object({ deposit: z.nullable(z.object({ ...startedDeposit.shape, amount: money })) }),
    errors: [...cannotBuy, ...depositErrors],
  }),
  'POST /v1/balance/articles/{articleId}/pay': endpoint({
    access: 'user',
    summary: 'Buys an article, with bonuses within the rules',
    confirmed: 'ABOVE',
    idempotent: true,
    params,
    body: z.object({
      /** The price that the person saw; a different one is refused. */
      price: z.optional(money),
    }),
    response: z.object({ articleId: z.number(), price: money, bonus: money }),
    errors: [...cannotBuy, 'BALANCE_INSUFFICIENT', 'ARTICLE_PRICE_CHANGED'],
  }),
});
