import * as z from 'zod/mini';
import { adminPermissions } from '#domain/people/admin-permission.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { gameId, uuid } from './fields';
import { money, time } from './units';

/** The current user (specification, section 3). */
export const me = z.object({
  id: uuid,
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** The mail server of this address refused the last letter for good. */
  mailRefused: z.boolean(),
  /** False for who signs in with an external account only and has never set one. */
  hasPassword: z.boolean(),
  avatarUrl: z.nullable(z.string()),
  /** Available own money in rubles; held, reserved and bonus money are shown on /balance. */
  balance: money,
  /** Finished squads. */
  orders: z.number(),
  status: z.enum(['ACTIVE', 'BLOCKED', 'DELETED']),
  lastOnlineAt: z.nullable(time),
  hasSquad: z.boolean(),
  mateAccess: z.nullable(z.object({ gameId, active: z.boolean(), grade: z.enum(mateLevels), percent: z.number() })),
  squadMember: z.nullable(z.object({ gameId, squadId: z.number() })),
  permissions: z.array(z.enum(adminPermissions)),
  timeZone: z.string(),
  allowMarketing: z.boolean(),
  /** A document waits for a consent; absent: none. */
  consentWanted: z.exactOptional(z.literal(true)),
});

export type Me = z.input<typeof me>;
export type MeAnswer = z.output<typeof me>;
