import * as z from 'zod/mini';
import { mateApplicationLimits as limits, mateApplicationStatuses } from '#domain/mates/mate-terms.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { mateApplication } from '../../mates/mate-applications';
import { gameId, uuid } from '../../schemas/fields';
import { time } from '../../schemas/units';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, search } from '../kit';
import { tidy } from '../../schemas/tidy';

const inQueue = z.object({
  ...mateApplication.shape,
  user: z.object({ ...deskPerson.shape, orders: z.number(), since: time }),
  decidedBy: z.nullable(deskPerson),
});

export type MateApplicationInQueueAnswer = z.output<typeof inQueue>;

const filters = { status: anyOf(mateApplicationStatuses), gameId: z.optional(gameId), search };
const sorts = ['createdAt', '-createdAt'] as const;

const id = z.object({ id: uuid });
const access = { permission: 'CREATE_MATE_ACCESS' } as const;
const decisionErrors = ['NOT_FOUND', 'MATE_APPLICATION_DECIDED', 'ADMIN_OWN_OBJECT'] as const;

const listFile = fileOfList(access, filters, sorts);

export const deskMateApplicationsContract = endpoints({
  'GET /v1/admin/mate-applications': endpoint({
    access,
    summary: 'Applications of mates, the first that came first',
    query: listQuery(filters, sorts),
    response: listOf(inQueue),
    errors: [],
  }),
  'GET /v1/admin/mate-applications.csv': listFile,
  'GET /v1/admin/mate-applications.xlsx': listFile,
  'GET /v1/admin/mate-applications/{id}': endpoint({
    access,
    summary: 'One application and former ones of the same person',
    params: id,
    response: z.object({ ...inQueue.shape, earlier: z.array(mateApplication) }),
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/mate-applications/{id}/approve': endpoint({
    access,
    summary: 'Approves an application: the person becomes a mate of this game',
    params: id,
    response: inQueue,
    errors: [...decisionErrors, 'ADMIN_USERS_NOT_FOUND', 'ADMIN_USER_HAS_SQUAD', 'ADMIN_GAME_MISMATCH'],
  }),
  'POST /v1/admin/mate-applications/{id}/refuse': endpoint({
    access,
    summary: 'Declines an application with words that the person will see',
    params: id,
    body: z.object({ answer: z.string().check(tidy(), z.minLength(limits.answerMin), z.maxLength(limits.answerMax)) }),
    response: inQueue,
    errors: decisionErrors,
  }),
});
