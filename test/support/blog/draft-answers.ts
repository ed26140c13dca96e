import type { DraftFields, DraftSaved } from '#contract/blog/draft.ts';
import { ApiError, type ApiFailure } from '#client/api/api-error.ts';

/** A draft with these paragraphs, by the ids of their blocks. */
export const fields = (texts: Readonly<Record<string, string>>, title = 'Заголовок'): DraftFields => ({
  title,
  lead: '',
  gameId: null,
  type: 'TEXT',
  price: 0,
  cover: null,
  document: { blocks: Object.entries(texts).map(([id, text]) => ({ type: 'paragraph', id, text: [{ text }] })) },
});

/** A refusal, or with the status 0 no answer at all. */
export const failed = (status: number, code: ApiFailure['code']) =>
  new ApiError({ status, code, message: code, details: null, requestId: undefined });

/** The answer to a save. */
export const answer = (revision: number): DraftSaved => ({
  id: 7,
  revision,
  bytes: 0,
  savedAt: '2026-01-01T00:00:00.000Z',
  status: 'CREATED',
});
