import * as z from 'zod/mini';
import { mateApplicationStatuses } from '../domain/enums/mate-application-status';
import { mateApplicationLimits as limits } from '../domain/settings/mate-application-limits';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';
import { gameId, uuid } from './schemas/ids';
import { isoTime } from './schemas/iso-time';
import { cursor, limitUpTo } from './schemas/paging';

const link = z.string().check(z.trim(), z.maxLength(300), z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'Нужна ссылка целиком, с https://'));

/** What somebody writes to become a mate; the form checks it with the same schema. */
export const mateApplicationForm = z.object({
  gameId,
  hoursPerWeek: z.int().check(z.gte(limits.hoursMin), z.lte(limits.hoursMax)),
  experience: z.string().check(z.trim(), z.minLength(limits.experienceMin), z.maxLength(limits.experienceMax)),
  links: z._default(z.array(link).check(z.maxLength(limits.maxLinks)), []),
});

const application = z.object({
  id: uuid,
  gameId,
  hoursPerWeek: z.number(),
  experience: z.string(),
  links: z.array(z.string()),
  status: z.enum(mateApplicationStatuses),
  /** The administrator's words. */
  answer: z.nullable(z.string()),
  createdAt: isoTime,
  decidedAt: z.nullable(isoTime),
});

const applicationInQueue = z.object({
  ...application.shape,
  user: z.object({ id: uuid, username: z.string(), avatarUrl: z.nullable(z.string()), orders: z.number(), since: isoTime }),
});

const decisionErrors = ['NOT_FOUND', 'MATE_APPLICATION_DECIDED'] as const;

export const mateApplicationsContract = endpoints({
  'POST /v1/mate-applications': endpoint({
    access: 'client',
    summary: 'Заявка стать напарником; открытая бывает одна',
    body: mateApplicationForm,
    response: application,
    errors: ['GAMES_NOT_FOUND', 'MATE_APPLICATION_OPEN', 'RATE_LIMITED'],
  }),
  'GET /v1/mate-applications/my': endpoint({
    access: 'user',
    summary: 'Своя последняя заявка',
    response: z.object({ application: z.nullable(application) }),
    errors: [],
  }),
  'GET /v1/admin/mate-applications': endpoint({
    access: { permission: 'CREATE_MATE_ACCESS' },
    summary: 'Заявки напарников: открытые по порядку, решённые с последней',
    query: z.object({ status: z._default(z.enum(mateApplicationStatuses), 'SENT'), cursor: z.optional(cursor), limit: limitUpTo(100, 30) }),
    response: z.object({ items: z.array(applicationInQueue), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'POST /v1/admin/mate-applications/{id}/approve': endpoint({
    access: { permission: 'CREATE_MATE_ACCESS' },
    summary: 'Одобряет заявку: человек становится напарником этой игры',
    params: z.object({ id: uuid }),
    response: applicationInQueue,
    errors: [...decisionErrors, 'ADMIN_USERS_NOT_FOUND', 'ADMIN_USER_HAS_SQUAD'],
  }),
  'POST /v1/admin/mate-applications/{id}/refuse': endpoint({
    access: { permission: 'CREATE_MATE_ACCESS' },
    summary: 'Отклоняет заявку со словами, которые увидит человек',
    params: z.object({ id: uuid }),
    body: z.object({ answer: z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)) }),
    response: applicationInQueue,
    errors: decisionErrors,
  }),
});

export type MateApplication = z.output<typeof application>;
export type MateApplicationInQueue = z.output<typeof applicationInQueue>;
export type MateApplicationForm = z.output<typeof mateApplicationForm>;
