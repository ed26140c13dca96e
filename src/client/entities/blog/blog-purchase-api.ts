import { api } from '../../api/api';
import { change } from '../cache-rules/articles-calls';

const blogPurchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    payForArticle: build.mutation(change('POST /v1/balance/articles/{articleId}/pay')),
    depositForArticle: build.mutation(change('POST /v1/balance/articles/{articleId}/deposit')),
  }),
});

export const { usePayForArticleMutation, useDepositForArticleMutation } = blogPurchaseApi;
