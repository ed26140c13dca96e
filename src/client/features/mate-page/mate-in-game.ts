import type { AnswerOf } from '../../api/call';

export type MateInGame = AnswerOf<'GET /v1/mates/{gameId}/{mateId}'>;
