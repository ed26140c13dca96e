import type { mateStandingContract } from '#contract/mates/mate-standing.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readOwnPlace } from '../places/read-own-place';
import { readProgress } from './read-progress';
import { readStanding } from './read-standing';

export const mateStandingHandlers: Handlers<typeof mateStandingContract> = {
  'GET /v1/mates/me/standing': readStanding,
  'GET /v1/mates/me/progress': readProgress,
  'GET /v1/mates/me/place': readOwnPlace,
};
