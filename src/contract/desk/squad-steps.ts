import * as z from 'zod/mini';
import { stepFaults } from '#domain/lifecycle/step-log.ts';
import { squadMemberTypes, squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerInPath, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { squadHistoryLine } from '../squads/squad-history';
import { pastPage } from '../squads/squad-past';
import { squadView } from '../squads/squad-view';
import { deskPerson } from './kit';
import { transferView } from './money/transactions';

/** A number of a step: they begin with 0. */
const stepInPath = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.transform((text: string) => Number(text)),
);

const step = z.object({
  /** From 0. */
  number: z.number(),
  at: time,
  event: z.string(),
  /** Null: the clock, or the beginning of the log. */
  by: z.nullable(uuid),
  /** The step of an operator. */
  byOperator: z.boolean(),
  /** What came with the event, as JSON. */
  facts: z.string(),
  /** Status after the step; null where the step cannot be repeated. */
  status: z.nullable(z.enum(squadStatuses)),
  fault: z.nullable(z.enum(stepFaults)),
});

const deadline = z.object({ kind: z.string(), subject: z.nullable(z.string()), at: time });

/** A person's own screen right after a step. */
const view = z.object({
  personId: uuid,
  type: z.enum([...squadMemberTypes, 'PAYER', 'INVITED']),
  owner: z.boolean(),
  confirmed: z.boolean(),
  /** What they had to pay; null: nothing. */
  due: z.nullable(money),
  paid: money,
  /** The page itself, from which its buttons and their reasons follow, without links for friends: they open the squad to whoever has them. */
  page: pastPage,
});

/** Messages of the squad's chat that are shown of a moment, at most. */
export const shownMessages = 60;

const message = z.object({
  id: uuid,
  sender: deskPerson,
  at: time,
  /** As it is now; empty where it was deleted. */
  text: z.string(),
  /** Changed after the moment that is shown. */
  changedSince: z.boolean(),
  deleted: z.boolean(),
});

const moment = z.object({
  ...step.shape,
  statusEndsAt: z.nullable(time),
  held: money,
  /** Empty where the step cannot be repeated. */
  views: z.array(view),
  history: z.array(squadHistoryLine),
  transfers: z.array(transferView),
  /** Notices of the step that people still have in their lists. */
  notices: z.array(z.object({ personId: uuid, kind: z.string(), title: z.string() })),
  /** What the clock waited for afterwards. */
  deadlines: z.array(deadline),
});

const access = { permission: 'MANAGE_SQUADS' } as const;

/** A squad's life step by step, made once more from what is stored. */
export const deskSquadStepsContract = endpoints({
  'GET /v1/admin/squads/{id}/steps': endpoint({
    access,
    summary: 'All steps of a squad, each with the status that it led to',
    params: z.object({ id: integerInPath }),
    response: z.object({
      gameId: squadView.shape.gameId,
      names: squadView.shape.names,
      steps: z.array(step),
      people: z.record(uuid, deskPerson),
    }),
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'GET /v1/admin/squads/{id}/steps.json': endpoint({
    access,
    summary: 'The steps as a file without names, ids and links, which `npm run steps:replay` and a test can read',
    params: z.object({ id: integerInPath }),
    raw: true,
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'GET /v1/admin/squads/{id}/steps/{number}': endpoint({
    access,
    summary: 'One step: what it did, and what each person saw right after it',
    params: z.object({ id: integerInPath, number: stepInPath }),
    response: moment,
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'GET /v1/admin/squads/{id}/steps/{number}/chat': endpoint({
    access,
    summary: 'The squad’s chat up to a step, for an operator who has entered it',
    params: z.object({ id: integerInPath, number: stepInPath }),
    /** `messages` null: the operator has not entered the chat. `chatId` null: there is none. */
    response: z.object({ chatId: z.nullable(uuid), messages: z.nullable(z.array(message)) }),
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'GET /v1/admin/squads/{id}/steps/{number}/test': endpoint({
    access,
    summary: 'The steps as a test for jest, red at this step until the rules are mended; without names, ids and links',
    params: z.object({ id: integerInPath, number: stepInPath }),
    raw: true,
    errors: ['SQUADS_NOT_FOUND'],
  }),
});
