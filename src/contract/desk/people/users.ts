import * as z from 'zod/mini';
import { mateLevels } from '#domain/mates/grade.ts';
import { withdrawalRisks, withdrawalStatuses } from '#domain/money/withdrawal.ts';
import { adminPermissions } from '#domain/people/admin-permission.ts';
import { blockTermNames } from '#domain/people/block-terms.ts';
import { disputeStatuses, squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { email, username } from '../../schemas/account-fields';
import { gameId, uuid } from '../../schemas/fields';
import { money, time } from '../../schemas/units';
import { anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen } from '../kit';
import { ageGroups } from '#domain/people/age.ts';
import { birthDate } from '../../people/age';
import { tidy } from '../../schemas/tidy';

const userStatuses = ['ACTIVE', 'BLOCKED', 'DELETED'] as const;
const userKinds = ['CLIENT', 'MATE', 'ADMIN'] as const;

const row = z.object({
  id: uuid,
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Masked; the call `personal` returns the whole address. */
  email: z.string(),
  status: z.enum(userStatuses),
  /** Null for a permanent block, and for a person who is not blocked. */
  blockedUntil: z.nullable(time),
  isAdmin: z.boolean(),
  mateGameId: z.nullable(gameId),
  level: z.nullable(z.enum(mateLevels)),
  /** Finished squads. */
  orders: z.number(),
  /** Available money. */
  balance: money,
  createdAt: time,
  lastOnlineAt: z.nullable(time),
});

const count = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)));

const filters = {
  status: anyOf(userStatuses),
  kind: anyOf(userKinds),
  gameId: z.optional(gameId),
  minOrders: count,
  maxOrders: count,
  /** Period of the account's creation. */
  from: moment,
  to: moment,
  /** Prefix of a name, a whole email address, or the id. */
  search,
};
const sorts = [
  'createdAt',
  '-createdAt',
  'orders',
  '-orders',
  'lastOnlineAt',
  '-lastOnlineAt',
  'username',
  '-username',
] as const;

const card = z.object({
  ...row.shape,
  emailConfirmed: z.boolean(),
  description: z.nullable(z.string()),
  country: z.nullable(z.string()),
  languages: z.array(z.string()),
  timeZone: z.string(),
  permissions: z.array(z.enum(adminPermissions)),
  /** The day itself is personal. */
  age: z.object({ group: z.enum(ageGroups), parentAgrees: z.boolean() }),
  block: z.nullable(z.object({ since: time, until: z.nullable(time), reason: z.string() })),
  money: z.object({ available: money, held: money, reserved: money, withdrawing: money, bonus: money }),
  squad: z.nullable(z.object({ id: z.number(), gameId, status: z.enum(squadStatuses) })),
  /** The open withdrawal. */
  withdrawal: z.nullable(
    z.object({
      id: uuid,
      amount: money,
      status: z.enum(withdrawalStatuses),
      risks: z.array(z.enum(withdrawalRisks)),
      createdAt: time,
    }),
  ),
  /** The open dispute that was opened last. */
  dispute: z.nullable(z.object({ squadId: z.number(), status: z.enum(disputeStatuses), until: z.nullable(time) })),
  mate: z.nullable(
    z.object({
      gameId,
      level: z.enum(mateLevels),
      percent: z.number(),
      active: z.boolean(),
      ordersOffUntil: z.nullable(time),
      rating: z.number(),
      reviews: z.number(),
      finishedOrders: z.number(),
      finishedMinutes: z.number(),
      since: time,
      voiceUrl: z.nullable(z.string()),
    }),
  ),
  /** `strikes`: those that count (thirty days); `disputes`: those of squads that the person was in. */
  counts: z.object({
    squads: z.number(),
    activeSquads: z.number(),
    /** Finished, money still held. */
    unsettledSquads: z.number(),
    disbandedSquads: z.number(),
    /** On either side; a block cancels the open ones. */
    bookings: z.number(),
    openBookings: z.number(),
    disputes: z.number(),
    openDisputes: z.number(),
    /** Decided against them: a mate whose payers were refunded, or a payer who was refunded nothing. */
    lostDisputes: z.number(),
    strikes: z.number(),
    reviews: z.number(),
    reports: z.number(),
    openReports: z.number(),
    sessions: z.number(),
    devices: z.number(),
  }),
});

const id = z.object({ id: uuid });
const missing = ['ADMIN_USERS_NOT_FOUND'] as const;
const acting = [...missing, 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;
/** Absent: not checked. */
const act = { seen: z.optional(seen) };
const withReason = { ...act, reason };

const listFile = fileOfList(
  { permission: 'VIEW_USERS_LIST' },
  filters,
  sorts,
  'The same list as a file; the export is recorded in the audit',
);

export const deskUsersContract = endpoints({
  'GET /v1/admin/users': endpoint({
    access: { permission: 'VIEW_USERS_LIST' },
    summary: 'People, newest first unless told otherwise',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/users.csv': listFile,
  'GET /v1/admin/users.xlsx': listFile,
  'GET /v1/admin/users/{id}': endpoint({
    access: { permission: 'VIEW_USER' },
    summary: 'A person’s card',
    params: id,
    response: card,
    errors: missing,
  }),
  'POST /v1/admin/users/{id}/personal': endpoint({
    access: { permission: 'VIEW_USER_PERSONAL_INFO' },
    summary: 'Personal data in full; looking is recorded in the audit',
    params: id,
    response: z.object({
      email: z.string(),
      emailConfirmedAt: z.nullable(time),
      addresses: z.array(z.object({ ip: z.string(), lastSeenAt: time })),
    }),
    errors: missing,
  }),
  'PUT /v1/admin/users/{id}/username': endpoint({
    access: { permission: 'UPDATE_USER' },
    summary: 'Changes the name; the person learns why',
    params: id,
    body: z.object({ ...withReason, username }),
    errors: [...acting, 'ADMIN_USER_USERNAME_TAKEN'],
  }),
  'PUT /v1/admin/users/{id}/email': endpoint({
    access: { permission: 'UPDATE_USER' },
    summary: 'Changes the email: the new one has to be confirmed, the old one gets a letter',
    params: id,
    body: z.object({ ...withReason, email }),
    errors: [...acting, 'ADMIN_USER_EMAIL_TAKEN'],
  }),
  'PUT /v1/admin/users/{id}/age': endpoint({
    access: { permission: 'UPDATE_USER' },
    summary: 'Sets the day of birth and the parent whose consent was seen; the person learns why',
    params: id,
    body: z.object({
      ...withReason,
      born: birthDate,
      parent: z.nullable(z.string().check(tidy(), z.minLength(2), z.maxLength(120))),
    }),
    errors: acting,
  }),
  'POST /v1/admin/users/{id}/avatar/remove': endpoint({
    access: { permission: 'UPDATE_USER' },
    summary: 'Removes the photo; the person learns why',
    params: id,
    body: z.object(withReason),
    errors: acting,
  }),
  'POST /v1/admin/users/{id}/voice/remove': endpoint({
    access: { permission: 'UPDATE_USER' },
    summary: 'Removes a mate’s voice; the person learns why',
    params: id,
    body: z.object(withReason),
    errors: acting,
  }),
  'POST /v1/admin/users/{id}/block': endpoint({
    access: { permission: 'BLOCK_USERS' },
    summary:
      'Blocks for a term: sessions end, a squad that is not playing is left, withdrawals are paused, the person gets a letter',
    params: id,
    body: z.object({ ...withReason, term: z._default(z.enum(blockTermNames), 'FOREVER') }),
    errors: [...acting, 'ADMIN_USER_ALREADY_BLOCKED', 'ADMIN_USER_ALREADY_DELETED', 'ADMIN_LAST_ALL'],
  }),
  'POST /v1/admin/users/{id}/unblock': endpoint({
    access: { permission: 'UNBLOCK_USERS' },
    summary: 'Unblocks before the term is over',
    params: id,
    body: z.object(act),
    errors: [...acting, 'ADMIN_USER_NOT_BLOCKED'],
  }),
  'DELETE /v1/admin/users/{id}': endpoint({
    access: { permission: 'DELETE_USERS' },
    summary: 'Deletes: all sessions end at once, money and history stay',
    params: id,
    body: z.object(withReason),
    errors: [...acting, 'ADMIN_USER_ALREADY_DELETED', 'ADMIN_USER_HAS_SQUAD', 'ADMIN_LAST_ALL'],
  }),
  'POST /v1/admin/users/{id}/restore': endpoint({
    access: { permission: 'RESTORE_USERS' },
    summary: 'Restores a deleted person',
    params: id,
    body: z.object(act),
    errors: [...acting, 'ADMIN_USER_NOT_DELETED'],
  }),
  'PUT /v1/admin/users/{id}/permissions': endpoint({
    access: { permission: 'MANAGE_ADMIN_PERMISSIONS' },
    summary: 'An administrator’s permissions: one can give only those one has',
    params: id,
    body: z.object({ ...act, permissions: z.array(z.enum(adminPermissions)).check(z.maxLength(100)) }),
    errors: [...acting, 'ADMIN_LAST_ALL'],
  }),
});
