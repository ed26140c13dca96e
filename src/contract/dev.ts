import * as z from 'zod/mini';
import { signInProviders } from '#domain/people/sign-in-provider.ts';
import { demoLimits } from '#domain/time/demo-limits.ts';
import { endpoint, endpoints } from './kit/endpoint';
import { uuid } from './schemas/fields';
import { time } from './schemas/units';
import { me } from './schemas/me';

/** Demo mode only: elsewhere these routes do not exist. */
export const devContract = endpoints({
  'GET /dev/api/personas': endpoint({
    access: 'public',
    summary: 'Demo: people one can sign in as',
    response: z.array(
      z.object({
        id: uuid,
        username: z.string(),
        role: z.enum(['client', 'mate', 'admin']),
        avatarUrl: z.nullable(z.string()),
        note: z.string(),
      }),
    ),
    errors: [],
  }),
  'POST /dev/api/sign-in': endpoint({
    access: 'public',
    summary: 'Demo: signs in as one of the people',
    body: z.object({ userId: uuid }),
    response: me,
    errors: ['AUTH_USER_NOT_FOUND'],
  }),
  'GET /dev/api/sign-in/{provider}': endpoint({
    access: 'public',
    summary: 'Demo: stands in for a sign-in service and asks whom to come back as',
    params: z.object({ provider: z.enum(signInProviders) }),
    query: z.object({ state: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
    raw: true,
    errors: [],
  }),
  'GET /dev/api/clock': endpoint({
    access: 'public',
    summary: 'Demo: the server’s time and how far its clock was moved',
    response: z.object({ now: time, offsetMs: z.number() }),
    errors: [],
  }),
  'POST /dev/api/clock': endpoint({
    access: 'public',
    summary: 'Demo: moves the clock forward',
    body: z.object({ advanceMs: z.int().check(z.gte(1), z.lte(demoLimits.clockAdvance)) }),
    response: z.object({ now: time, offsetMs: z.number() }),
    errors: [],
  }),
  'GET /dev/api/mailbox': endpoint({
    access: 'public',
    summary: 'Demo: letters that would have been sent by mail',
    query: z.object({ to: z.optional(z.string()) }),
    /** `name`: the person with this address, if there is one. */
    response: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        name: z.nullable(z.string()),
        subject: z.string(),
        text: z.string(),
        sentAt: time,
      }),
    ),
    errors: [],
  }),
});
