import * as z from 'zod/mini';
import { mateApplicationLimits as limits, mateApplicationStatuses } from '#domain/mates/mate-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { checkedAs } from '../schemas/field-check';
import { gameId, uuid } from '../schemas/fields';
import { time } from '../schemas/units';
import { tidy } from '../schemas/tidy';

const link = checkedAs(
  'IS_URL',
  z
    .string()
    .check(tidy(), z.maxLength(300), z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'Нужна ссылка целиком, с https://')),
);

/** An application to become a mate; the form validates with the same schema. */
export const mateApplicationForm = z.object({
  gameId,
  hoursPerWeek: z.int().check(z.gte(limits.hoursMin), z.lte(limits.hoursMax)),
  experience: z.string().check(tidy(), z.minLength(limits.experienceMin), z.maxLength(limits.experienceMax)),
  links: z._default(z.array(link).check(z.maxLength(limits.maxLinks)), []),
});

export const mateApplication = z.object({
  id: uuid,
  gameId,
  hoursPerWeek: z.number(),
  experience: z.string(),
  links: z.array(z.string()),
  status: z.enum(mateApplicationStatuses),
  /** The administrator's answer. */
  answer: z.nullable(z.string()),
  createdAt: time,
  decidedAt: z.nullable(time),
});

export const mateApplicationsContract = endpoints({
  'POST /v1/mate-applications': endpoint({
    access: 'client',
    summary: 'An application to become a mate; only one can be open',
    body: mateApplicationForm,
    response: mateApplication,
    errors: ['GAMES_NOT_FOUND', 'MATE_APPLICATION_OPEN', 'AGE_UNKNOWN', 'AGE_ADULTS_ONLY'],
  }),
  'GET /v1/mate-applications/my': endpoint({
    access: 'user',
    summary: 'One’s latest application',
    response: z.object({ application: z.nullable(mateApplication) }),
    errors: [],
  }),
});

export type MateApplication = z.input<typeof mateApplication>;
export type MateApplicationAnswer = z.output<typeof mateApplication>;
export type MateApplicationForm = z.output<typeof mateApplicationForm>;
