import { api } from '../../api/api';
import { change } from '../cache-rules/articles-calls';

/**
 * What only some readers do with an article: separate from reading, so that its code loads only with the components
 * that need it.
 */
const articleAccessApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerAtArticle: build.mutation(change('PUT /v1/blog/articles/{id}/registration')),
    payForArticle: build.mutation(change('POST /v1/balance/articles/{articleId}/pay')),
    depositForArticle: build.mutation(change('POST /v1/balance/articles/{articleId}/deposit')),
  }),
});

export const { useRegisterAtArticleMutation, usePayForArticleMutation, useDepositForArticleMutation } =
  articleAccessApi;
