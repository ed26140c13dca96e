import * as z from 'zod/mini';
import { stepFaults } from '#domain/lifecycle/step-log.ts';
import { squadMemberTypes, squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { squadRefusalCodes } from '#domain/squad/facts/squad-refusal-code.ts';
import { squadActions } from '#domain/squad/rules/all-rules.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerInPath, isoTime, rubles, uuid } from '../schemas/fields';
import { squadHistoryLine } from '../squads/squad-history';
import { adminPerson } from './kit';
import { transferView } from './money/transactions';

/** A number of a step: they begin with 0. */
const stepInPath = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.transform((text: string) => Number(text)),
);

const step = z.object({
  /** From 0. */
  number: z.number(),
  at: isoTime,
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

const deadline = z.object({ kind: z.string(), subject: z.nullable(z.string()), at: isoTime });

/** A person's own screen right after a step. */
const view = z.object({
  personId: uuid,
  type: z.enum([...squadMemberTypes, 'PAYER', 'INVITED']),
  owner: z.boolean(),
  confirmed: z.boolean(),
  /** What they had to pay; null: nothing. */
  due: z.nullable(rubles),
  paid: rubles,
  /** Actions that were open to them. */
  can: z.array(z.enum(squadActions)),
  /** Actions that were not, each with the code that their button told. */
  cannot: z.array(z.object({ action: z.enum(squadActions), code: z.enum(squadRefusalCodes) })),
});

const moment = z.object({
  ...step.shape,
  statusEndsAt: z.nullable(isoTime),
  held: rubles,
  /** Empty where the step cannot be repeated. */
  views: z.array(view),
  history: z.array(squadHistoryLine),
  transfers: z.array(transferView),
  /** What the clock waited for afterwards. */
  deadlines: z.array(deadline),
});

const access = { permission: 'MANAGE_SQUADS' } as const;

/** A squad's life step by step, made once more from what is stored. */
export const adminSquadStepsContract = endpoints({
  'GET /v1/admin/squads/{id}/steps': endpoint({
    access,
    summary: 'All steps of a squad, each with the status that it led to',
    params: z.object({ id: integerInPath }),
    response: z.object({ steps: z.array(step), people: z.record(uuid, adminPerson) }),
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
    summary: 'One step: what it did, and what each person saw and could do right after it',
    params: z.object({ id: integerInPath, number: stepInPath }),
    response: moment,
    errors: ['SQUADS_NOT_FOUND'],
  }),
});
