import type { AnswerOf } from '../../api/call';

export type Tag = AnswerOf<'GET /v1/category-tags/{gameId}/{idOrSlug}'>;
