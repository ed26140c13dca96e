import * as z from 'zod/mini';
import { referralChannels } from '../domain/enums/referral-channel';
import { referralTypes } from '../domain/enums/referral-type';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';
import { integerId } from './schemas/ids';
import { rubles } from './schemas/rubles';

export const referralsContract = endpoints({
  'POST /v1/referrals': endpoint({
    access: 'public',
    summary: 'Кто привёл этого клиента: засчитывается первый',
    body: z.object({
      /** The cookie writes `tag`. */
      type: z.enum([...referralTypes, 'tag']),
      refTag: z.optional(z.string().check(z.maxLength(64))),
      squadId: z.optional(integerId),
      materialId: z.optional(integerId),
      channel: z.optional(z.enum(referralChannels)),
    }),
    /** False: somebody had brought him before. */
    response: z.object({ accepted: z.boolean() }),
    errors: [
      'REFERRALS_AUTH_USER_REQUIRED', 'REFERRALS_ONLY_CLIENT_CAN_BE_REFERRAL', 'REFERRALS_REF_TAG_REQUIRED', 'REFERRALS_REF_TAG_OWNER_NOT_FOUND',
      'REFERRALS_MATERIAL_ID_REQUIRED', 'REFERRALS_TYPE_NOT_IMPLEMENTED', 'SQUAD_ID_REQUIRED', 'REFERRALS_NOT_FOUND', 'REFERRALS_EMPTY_SQUAD_MEMBERS',
      'REFERRALS_REFERRER_NOT_CORRECT_SQUAD_USER',
    ],
  }),
  'GET /v1/referrals/me': endpoint({
    access: 'user',
    summary: 'Своя ссылка-приглашение и что она принесла',
    response: z.object({ refTag: z.string(), invited: z.number(), earned: rubles, percent: z.number(), days: z.number(), maxPerClient: rubles }),
    errors: [],
  }),
});
