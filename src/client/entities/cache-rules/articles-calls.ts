import { defineMutations } from './define-mutations';
import { startedPaymentTags, moneyTags } from './money-tags';

export const change = defineMutations({
  'PUT /v1/blog/articles/{id}/registration': (_response, _error, { params }) => [{ type: 'Articles', id: params.id }],
  'POST /v1/balance/articles/{articleId}/deposit': startedPaymentTags,
  'POST /v1/balance/articles/{articleId}/pay': ['Articles', ...moneyTags],
  'POST /v1/blog/articles': ['MyArticles'],
  'POST /v1/blog/articles/{id}/publish': ['MyArticles', 'Articles'],
  'POST /v1/blog/articles/{id}/unpublish': ['MyArticles', 'Articles'],
  'DELETE /v1/blog/articles/{id}': ['MyArticles', 'Articles'],
  'PUT /v1/blog/articles/{id}/shared-with': ['MyArticles'],
  'DELETE /v1/blog/articles/{id}/shared-with/{userId}': ['MyArticles'],
});
