import * as z from 'zod/mini';
import { referralTypes } from '#domain/people/referral.ts';
import { referralChannels } from '#domain/people/referral-channel.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerId } from '../schemas/fields';
import { money, time } from '../schemas/units';

export const referralsContract = endpoints({
  'POST /v1/referrals': endpoint({
    access: 'public',
    summary: 'Who has brought this client: the first one counts',
    body: z.object({
      /** TAG, SQUAD or BLOG; the cookie writes `tag`. */
      type: z.string().check(z.maxLength(20)),
      refTag: z.optional(z.string().check(z.maxLength(64))),
      squadId: z.optional(integerId),
      materialId: z.optional(integerId),
      channel: z.optional(z.enum(referralChannels)),
    }),
    /** False: they have a referrer already, or have already played here. */
    response: z.object({ accepted: z.boolean() }),
    errors: [
      'REFERRALS_AUTH_USER_REQUIRED',
      'REFERRALS_ONLY_CLIENT_CAN_BE_REFERRAL',
      'REFERRALS_REF_TAG_REQUIRED',
      'REFERRALS_REF_TAG_OWNER_NOT_FOUND',
      'REFERRALS_MATERIAL_ID_REQUIRED',
      'REFERRALS_TYPE_NOT_IMPLEMENTED',
      'SQUAD_ID_REQUIRED',
      'REFERRALS_NOT_FOUND',
      'REFERRALS_EMPTY_SQUAD_MEMBERS',
      'REFERRALS_REFERRER_NOT_CORRECT_SQUAD_USER',
    ],
  }),
  'GET /v1/referrals/me': endpoint({
    access: 'user',
    summary: 'One’s referral link and what it has earned',
    response: z.object({
      refTag: z.string(),
      invited: z.number(),
      earned: money,
      percent: z.number(),
      days: z.number(),
      maxPerClient: money,
    }),
    errors: [],
  }),
  'GET /v1/referrals/me/people': endpoint({
    access: 'user',
    summary: 'Whom the person has brought, newest first, and the earnings by month',
    query: z.object({ cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,6}$/))) }),
    response: z.object({
      items: z.array(
        z.object({
          /** Numbered from 1 in order of joining. */
          number: z.number(),
          /** Masked, for privacy. */
          name: z.string(),
          type: z.enum(referralTypes),
          /** Messenger of the link; null when it named none. */
          channel: z.nullable(z.enum(referralChannels)),
          joinedAt: time,
          /** Orders until then are rewarded. */
          endsAt: time,
          earned: money,
          /** Maximum further reward for this person; 0 when the limit is reached or the time is over. */
          left: money,
        }),
      ),
      nextCursor: z.nullable(z.string()),
      /** The last twelve months with an income, `2026-11`, newest first. */
      months: z.array(z.object({ month: z.string(), earned: money })),
    }),
    errors: [],
  }),
});
