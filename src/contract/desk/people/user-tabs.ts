import * as z from 'zod/mini';
import { endpoint, endpoints } from '../../kit/endpoint';
import { cursor, limitUpTo, uuid } from '../../schemas/fields';
import { time } from '../../schemas/units';
import { transaction } from '../../schemas/transaction';
import { deskBookingRow } from '../bookings';
import { deskPerson, moment } from '../kit';
import { earnings } from '../money/earnings';
import { personSquad, personSquadSections } from './person-squads';

const id = z.object({ id: uuid });
const page = z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))), limit: limitUpTo(100, 30) });
const missing = ['ADMIN_USERS_NOT_FOUND'] as const;
const pageOf = <const Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });

const review = z.object({
  id: z.number(),
  /** True: about this person; false: by this person. */
  about: z.boolean(),
  /** The other person; null for the author of an imported review. */
  other: z.nullable(deskPerson),
  squadId: z.nullable(z.number()),
  rating: z.number(),
  text: z.string(),
  createdAt: time,
  /** Null while it waits for the other side's review. */
  shownAt: z.nullable(time),
  hidden: z.boolean(),
});

const session = z.object({
  id: uuid,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: time,
  lastSeenAt: time,
});

/** Tabs of a person's card, each with its own call, made when the tab is opened. */
export const deskUserTabsContract = endpoints({
  'GET /v1/admin/users/{id}/squads': endpoint({
    access: { permission: 'VIEW_USER' },
    summary: 'A person’s squads, newest first; the sum as seen by that person',
    params: id,
    /** The period is that of creation. */
    query: z.object({
      ...page.shape,
      section: z._default(z.enum(personSquadSections), 'all'),
      from: moment,
      to: moment,
    }),
    response: pageOf(personSquad),
    errors: missing,
  }),
  'GET /v1/admin/users/{id}/bookings': endpoint({
    access: { permission: 'VIEW_USER' },
    summary: 'A person’s bookings on either side, latest games first',
    params: id,
    query: z.object({ cursor: z.optional(cursor), limit: limitUpTo(100, 30) }),
    response: pageOf(deskBookingRow),
    errors: missing,
  }),
  'GET /v1/admin/users/{id}/transactions': endpoint({
    access: { permission: 'VIEW_TRANSACTIONS_LIST' },
    summary: 'A person’s operations, newest first',
    params: id,
    query: page,
    response: pageOf(transaction),
    errors: missing,
  }),
  'GET /v1/admin/users/{id}/earnings': endpoint({
    access: { permission: 'VIEW_USER' },
    summary: 'What a person earns: by week and in 30 days',
    params: id,
    response: earnings,
    errors: missing,
  }),
  'GET /v1/admin/users/{id}/reviews': endpoint({
    access: { permission: 'VIEW_USER' },
    summary: 'Reviews of a person and the person’s own, newest first',
    params: id,
    query: page,
    response: pageOf(review),
    errors: missing,
  }),
  'GET /v1/admin/users/{id}/sessions': endpoint({
    access: { permission: 'VIEW_USER' },
    summary: 'A person’s open sessions',
    params: id,
    response: z.object({ sessions: z.array(session), devices: z.number() }),
    errors: missing,
  }),
  'DELETE /v1/admin/users/{id}/sessions': endpoint({
    access: { permission: 'UPDATE_USER' },
    summary: 'Ends all sessions of a person',
    params: id,
    errors: [...missing, 'ADMIN_OWN_OBJECT'],
  }),
  'DELETE /v1/admin/users/{id}/sessions/{sessionId}': endpoint({
    access: { permission: 'UPDATE_USER' },
    summary: 'Ends one session of a person',
    params: z.object({ id: uuid, sessionId: uuid }),
    errors: [...missing, 'ADMIN_OWN_OBJECT', 'AUTH_SESSION_NOT_FOUND'],
  }),
});
