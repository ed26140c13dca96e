import { api } from '../../api/api';
import { change } from '../cache-rules/articles-calls';

/** What only some readers do at an article; apart from reading, so that it comes with what does it. */
const articleAccessApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerAtArticle: build.mutation(change('PUT /v1/blog/articles/{id}/registration')),
    payForArticle: build.mutation(change('POST /v1/balance/articles/{articleId}/pay')),
    depositForArticle: build.mutation(change('POST /v1/balance/articles/{articleId}/deposit')),
  }),
});

export const { useRegisterAtArticleMutation, usePayForArticleMutation, useDepositForArticleMutation } =
  articleAccessApi;
