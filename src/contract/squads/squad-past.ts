import * as z from 'zod/mini';
import { stepFaults } from '#domain/lifecycle/step-log.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerInPath, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { publicSquad } from './public-squad';
import { squadHistoryLine } from './squad-history';
import { squadView } from './squad-view';

/** Somebody named by a squad's past; their presence and rating of that time are not kept. */
const pastPerson = z.object({ id: uuid, username: z.string(), avatarUrl: z.nullable(z.string()) });

/** A squad at a moment as the page of one person showed it, right after a step. */
export const pastPage = z.object({
  squad: publicSquad,
  /** What a mate was to receive, or had received by then; null for others. */
  myIncome: z.nullable(money),
});

const moment = z.object({
  /** Of the step in the squad's log, from 0; steps that were none of the person's business are left out. */
  number: z.number(),
  at: time,
  event: z.string(),
  /** The person themself made the step. */
  own: z.boolean(),
  /** Null: the step cannot be repeated, and `fault` says why. */
  page: z.nullable(pastPage),
  fault: z.nullable(z.enum(stepFaults)),
  history: z.array(squadHistoryLine),
});

/** A party's own side of a squad's life. */
export const squadPastContract = endpoints({
  'GET /v1/squads/{id}/past': endpoint({
    access: 'user',
    summary: 'The squad at each moment at which the person asking was its party, as their own page showed it',
    params: z.object({ id: integerInPath }),
    response: z.object({
      gameId: squadView.shape.gameId,
      names: squadView.shape.names,
      people: z.array(pastPerson),
      moments: z.array(moment),
    }),
    errors: ['SQUADS_NOT_FOUND'],
  }),
});
