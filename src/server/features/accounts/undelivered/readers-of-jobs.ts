import { eq, inArray } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskPerson } from '#contract/desk/kit.ts';
import { canonicalEmail } from '#domain/people/email.ts';
import type { Executor } from '../../../platform/db/open-database';
import { deposit } from '../../../platform/db/schema/money/deposits';
import { depositRefund } from '../../../platform/db/schema/money/refunds';
import { receipt } from '../../../platform/db/schema/money/receipts';
import { withdrawal } from '../../../platform/db/schema/money/ledger';
import { notification } from '../../../platform/db/schema/notifications';
import { appUser } from '../../../platform/db/schema/people';
import type { Undelivered } from '../../../platform/outbox/undelivered';

/** How a job names the person whom it is for. */
type Link =
  | readonly ['email' | 'notification' | 'deposit' | 'person' | 'receipt' | 'refund' | 'withdrawal', string]
  | null;

const linkOf = (job: Undelivered): Link => {
  switch (job.kind) {
    case 'mail':
      return ['email', canonicalEmail(job.message.to)];
    case 'passwordReset':
    case 'loginLink':
      return ['email', job.message.email];
    case 'notifier':
      return ['notification', String(job.message.notificationId)];
    case 'paidOrder':
      return ['deposit', job.message.depositId];
    case 'personGone':
      return ['person', job.message.userId];
    case 'receipt':
      return ['receipt', job.message.receiptId];
    case 'refund':
      return ['refund', job.message.refundId];
    case 'payout':
      return ['withdrawal', job.message.withdrawalId];
    case 'npdCheck':
    case 'receipts':
    case 'gameAsks':
    case 'voiceGone':
      return null;
  }
};

const person = { id: appUser.id, username: appUser.username, avatarUrl: appUser.avatarUrl };

type Person = output<typeof deskPerson>;

/** Finds the people whom jobs are for, all of a page at once. */
export const readersOf = async (
  db: Executor,
  jobs: readonly Undelivered[],
): Promise<(job: Undelivered) => Person | null> => {
  const named = (by: NonNullable<Link>[0]): string[] =>
    jobs.flatMap((job) => {
      const link = linkOf(job);
      return link?.[0] === by ? [link[1]] : [];
    });
  const found = {
    email: db
      .select({ key: appUser.emailKey, ...person })
      .from(appUser)
      .where(inArray(appUser.emailKey, named('email'))),
    notification: db
      .select({ key: notification.id, ...person })
      .from(notification)
      .innerJoin(appUser, eq(appUser.id, notification.userId))
      .where(inArray(notification.id, named('notification').map(Number))),
    deposit: db
      .select({ key: deposit.id, ...person })
      .from(deposit)
      .innerJoin(appUser, eq(appUser.id, deposit.userId))
      .where(inArray(deposit.id, named('deposit'))),
    receipt: db
      .select({ key: receipt.id, ...person })
      .from(receipt)
      .innerJoin(appUser, eq(appUser.id, receipt.userId))
      .where(inArray(receipt.id, named('receipt'))),
    refund: db
      .select({ key: depositRefund.id, ...person })
      .from(depositRefund)
      .innerJoin(appUser, eq(appUser.id, depositRefund.userId))
      .where(inArray(depositRefund.id, named('refund'))),
    withdrawal: db
      .select({ key: withdrawal.id, ...person })
      .from(withdrawal)
      .innerJoin(appUser, eq(appUser.id, withdrawal.userId))
      .where(inArray(withdrawal.id, named('withdrawal'))),
    person: db
      .select({ key: appUser.id, ...person })
      .from(appUser)
      .where(inArray(appUser.id, named('person'))),
  };
  const byLink = new Map<string, Person>();
  for (const [by, rows] of Object.entries(found))
    for (const { key, ...one } of await rows) byLink.set(`${by}:${key}`, one);
  return (job) => byLink.get(linkOf(job)?.join(':') ?? '') ?? null;
};
