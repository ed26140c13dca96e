import type { mateStandingContract } from '../../../../contract/mates/mate-standing';
import type { Handlers } from '../../../platform/http/call';
import { readProgress } from './read-progress';
import { readStanding } from './read-standing';

export const mateStandingHandlers: Handlers<typeof mateStandingContract> = {
  'GET /v1/mates/me/standing': readStanding,
  'GET /v1/mates/me/progress': readProgress,
};
