import { type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { halfAgreement } from '#server/platform/db/schema/money/second-operators.ts';

const key = sql`split_part(${halfAgreement.subject}, ':', 2)`;

/** Beside large sums of one act the promo codes that wait. */
const agreements = sql`(
  SELECT subject, asked_by, gifts, shown_at, asked_at FROM half_agreement
  UNION ALL
  SELECT 'promo-code:' || lower(code), asked_by, '[]', 'promo-code:' || lower(code), asked_at
  FROM promo_code WHERE NOT lesson AND asked_by IS NOT NULL AND deactivated_at IS NULL
) ${halfAgreement}`;

/** Of each kind of act: whose permission it needs, and whether it can still be done; otherwise nobody has to agree. */
const kinds: Readonly<Record<string, { readonly permission: AdminPermission; readonly isOpen: SQL }>> = {
  deposit: {
    permission: 'MANAGE_DEPOSIT',
    isOpen: sql`EXISTS (SELECT FROM deposit d WHERE d.id = ${key}::uuid AND d.status NOT IN ('PAID', 'REFUNDED'))`,
  },
  callback: {
    permission: 'MANAGE_DEPOSIT',
    isOpen: sql`EXISTS (SELECT FROM provider_callback c WHERE c.id = ${key}::uuid AND c.resolved_at IS NULL)`,
  },
  difference: {
    permission: 'MANAGE_DEPOSIT',
    isOpen: sql`EXISTS (SELECT FROM reconciliation_difference r WHERE r.id = ${key}::bigint AND r.decided_at IS NULL)`,
  },
  draw: {
    permission: 'MANAGE_TRANSACTIONS',
    isOpen: sql`EXISTS (SELECT FROM draw d WHERE d.id = ${key}::integer AND d.status = 'DRAWN')`,
  },
  article: {
    permission: 'MANAGE_BLOG',
    isOpen: sql`EXISTS (SELECT FROM blog_article a WHERE a.id = ${key}::integer AND a.status <> 'DELETED')`,
  },
  purchase: {
    permission: 'MANAGE_BLOG',
    isOpen: sql`EXISTS (SELECT FROM blog_purchase p WHERE p.id::text = ${key} AND p.refunded_at IS NULL)`,
  },
  payout: {
    permission: 'MARK_WITHDRAWAL_PAID',
    isOpen: sql`EXISTS (SELECT FROM payout p WHERE p.id = ${key}::uuid AND p.state = 'UNCLEAR')`,
  },
  'promo-code': { permission: 'MANAGE_PROMO_CODES', isOpen: sql`true` },
};

/** In the order of CASE, so that an id is read as what it is only in its own kind. */
const isOpenTo = (may: QueueViewer['may']): SQL =>
  sql`CASE split_part(${halfAgreement.subject}, ':', 1) ${sql.join(
    Object.entries(kinds)
      .filter(([, { permission }]) => may(permission))
      .map(([kind, { isOpen }]) => sql`WHEN ${kind} THEN ${isOpen}`),
    sql` `,
  )} ELSE false END`;

const sum = sql`(SELECT sum((gift ->> 'amount')::bigint) FROM jsonb_array_elements(${halfAgreement.gifts}) gift)`;

/** The queue of acts whose money one operator has asked for, of the kinds that this operator may do. */
export const waitingAgreements = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: agreements,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${halfAgreement.askedBy}`,
    where: isOpenTo(viewer.may),
    since: sql`${halfAgreement.askedAt}`,
    id: sql`${halfAgreement.subject}`,
    sum,
    takeable: sql`${halfAgreement.askedBy} <> ${viewer.actorId}`,
    facts: { person: sql`${appUser.username}`, amount: sum, what: sql`${halfAgreement.shownAt}` },
  });
