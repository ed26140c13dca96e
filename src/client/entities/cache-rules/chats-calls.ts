import { defineMutations } from './define-mutations';

export const change = defineMutations({
  'PUT /v1/chat/settings': ['ChatSettings'],
  'PUT /v1/chat/blocks/{userId}': ['ChatBlocks'],
  'DELETE /v1/chat/blocks/{userId}': ['ChatBlocks'],
  'POST /v1/support/threads': ['Support'],
  'PUT /v1/support/threads/{chatId}/rating': ['Support'],
});
