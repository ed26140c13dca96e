import * as z from 'zod/mini';
import { disputeTerms, earlyFinishTerms } from '#domain/squad/facts/squad-limits.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerInPath, uuid } from '../schemas/fields';
import { squadFarewell } from './squad-farewell';
import { stepErrors } from './squad-errors';
import { squadView } from './squad-view';
import { tidy } from '../schemas/tidy';
import { spanInEnglish } from '../kit/limits-in-english';

const id = z.object({ id: integerInPath });
const text = z.string().check(tidy(), z.minLength(disputeTerms.reasonMin), z.maxLength(disputeTerms.reasonMax));

/** Calls during a running game and after it. */
export const squadPlayContract = endpoints({
  'GET /v1/squads/{id}/farewell': endpoint({
    access: 'user',
    summary: 'Why the person asking is no longer in the squad',
    params: id,
    response: squadFarewell,
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'POST /v1/squads/{id}/request-early-finish': endpoint({
    access: 'user',
    summary: `Proposes to finish early, after at least ${spanInEnglish(earlyFinishTerms.notBefore)} of the game`,
    params: id,
    response: squadView,
    errors: [...stepErrors, 'SQUADS_CANNOT_REQUEST_EARLY_FINISH'],
  }),
  'POST /v1/squads/{id}/confirm-early-finish': endpoint({
    access: 'user',
    summary: 'Answers the proposal to finish early',
    params: id,
    body: z.object({ confirmed: z.boolean() }),
    response: squadView,
    errors: stepErrors,
  }),
  'PUT /v1/squads/{id}/need-to-recreate': endpoint({
    access: 'user',
    summary: 'Pauses the time because the squad has to be created again, or ends the pause',
    params: id,
    body: z.object({ needed: z._default(z.boolean(), true) }),
    response: squadView,
    errors: stepErrors,
  }),
  'POST /v1/squads/{id}/dispute': endpoint({
    access: 'user',
    summary: 'Opens a dispute: the reason and which part of the hold to return',
    params: id,
    body: z.object({ reason: text, wantedPercent: z.int().check(z.gte(0), z.lte(100)) }),
    response: squadView,
    errors: [
      ...stepErrors,
      'SQUADS_DISPUTE_ALREADY_CREATED',
      'SQUADS_DISPUTE_CANNOT_BE_CREATED',
      'SQUADS_DISPUTE_TOO_LATE',
      'SQUADS_DISPUTE_CONFIRMED',
    ],
  }),
  'POST /v1/squads/{id}/dispute/answer': endpoint({
    access: 'user',
    summary: 'The other side agrees or not; silence is consent',
    params: id,
    body: z.object({ granted: z.boolean(), comment: z.optional(text) }),
    response: squadView,
    errors: stepErrors,
  }),
  'POST /v1/squads/{id}/dispute/files': endpoint({
    access: 'user',
    summary: `Attaches a file to an open dispute, at most ${disputeTerms.maxFiles} from each side`,
    params: id,
    file: 'file',
    response: squadView,
    errors: [...stepErrors, 'DISPUTE_FILE_TOO_LARGE', 'DISPUTE_FILE_INVALID', 'DISPUTE_FILES_FULL'],
  }),
  'GET /v1/disputes/files/{id}': endpoint({
    access: 'user',
    summary: 'The file itself: for both sides and for who decides disputes',
    params: z.object({ id: uuid }),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
});
