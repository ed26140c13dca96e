import type { blogPurchaseContract } from '#contract/blog/blog-purchase.ts';
import type { Handlers } from '../../../platform/http/call';
import { depositForArticle, payForArticle } from './purchase';

export const blogPurchaseHandlers: Handlers<typeof blogPurchaseContract> = {
  'POST /v1/balance/articles/{articleId}/deposit': depositForArticle,
  'POST /v1/balance/articles/{articleId}/pay': payForArticle,
};
