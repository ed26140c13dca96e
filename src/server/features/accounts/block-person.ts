import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { cancelDeadline, type DeadlineKey, scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { Refusal } from '../../platform/http/refusal';
import { putOutbox } from '../../platform/outbox/put-outbox';
import type { Actor } from '../../platform/sessions/actor';
import { type BlockTerm, blockTerms } from '#domain/people/block-terms.ts';
import { announceToStaff, writeAudit } from '../audit/public';
import { openWithdrawalOf } from '../balance/public';
import { openBookingsOf } from '../bookings/public';
import { restartAnswerTerms } from '../reserves/public';
import { leaveOpenSquad } from '../squads/public';
import { blockedPath } from '#contract/routes/product-pages.ts';
import { type Account, blockPassOf, lockAccount, setActive, setBlocked } from '../users/public';
import { blockLetter, unblockLetter } from './account-letters';
import { closeAccount } from './close-account';
import { lockToActOn } from './lock-to-act-on';
import { requireAnotherHolder } from './require-another-holder';

interface Block {
  readonly userId: string;
  readonly term: BlockTerm;
  readonly reason: string;
  readonly seen?: number | undefined;
}

const deadlineOf = (userId: string): DeadlineKey => ({ aggregate: `account:${userId}`, kind: 'unblock' });

/**
 * Blocks a person inside an open transaction. Returns the ended sessions, whose sockets the caller closes after the
 * commit. A running game is played to its end, a squad that has not started is left, bookings are cancelled after the
 * commit, and no withdrawal is paid out while the block lasts. A letter explains all of it.
 * @throws Refusal ADMIN_USERS_NOT_FOUND, ADMIN_OWN_OBJECT, FORBIDDEN, ADMIN_CHANGED_MEANWHILE,
 * ADMIN_USER_ALREADY_BLOCKED, ADMIN_USER_ALREADY_DELETED, ADMIN_LAST_ALL
 */
export const blockPersonIn = async (app: App, tx: Tx, actor: Actor, block: Block): Promise<readonly string[]> => {
  const { userId, term, reason, seen } = block;
  const { user } = await lockToActOn(tx, { actor, userId, seen });
  if (user.status === 'BLOCKED') throw new Refusal('ADMIN_USER_ALREADY_BLOCKED');
  if (user.status === 'DELETED') throw new Refusal('ADMIN_USER_ALREADY_DELETED');
  await requireAnotherHolder(tx, user);
  const now = app.clock.now();
  const span = blockTerms[term];
  const until = span === null ? null : now + span;
  const squad = await leaveOpenSquad(app, tx, userId, actor.id);
  const bookings = await openBookingsOf(tx, userId);
  const withdrawal = await openWithdrawalOf(tx, userId);
  await setBlocked(tx, userId, { at: new Date(now), until: until === null ? null : new Date(until), reason });
  if (until !== null) await scheduleDeadline(tx, deadlineOf(userId), until);
  await writeAudit(app, tx, actor.id, {
    action: 'user.block',
    subject: `user:${userId}`,
    details: {
      from: user.status,
      term,
      until: until === null ? null : new Date(until),
      reason,
      ...(squad && { squadId: squad.squadId, squad: squad.fate }),
      ...(bookings.length > 0 && { bookings: bookings.length }),
      ...(withdrawal && { withdrawal: withdrawal.id }),
    },
  });
  const { publicUrl } = app.config;
  const letter = blockLetter(user, {
    until,
    reason,
    squad,
    bookings: bookings.map(({ clientId, client, mate, startsAt, price }) =>
      clientId === userId ? { who: mate, startsAt, returned: price } : { who: client, startsAt, returned: null },
    ),
    withdrawal: withdrawal?.amount ?? null,
    publicUrl,
    appealUrl: `${publicUrl}${blockedPath(blockPassOf(app.secret, { userId, blockedAt: now }))}`,
  });
  await putOutbox(tx, 'mail', letter);
  if (withdrawal) await announceToStaff(tx, 'withdrawal');
  return closeAccount(app, tx, userId);
};

/** Lifts the block before its term. @throws Refusal as `blockPersonIn`, and ADMIN_USER_NOT_BLOCKED */
export const unblockPersonIn = async (
  app: App,
  tx: Tx,
  actor: Actor,
  { userId, seen }: { readonly userId: string; readonly seen?: number | undefined },
): Promise<void> => {
  const { user } = await lockToActOn(tx, { actor, userId, seen });
  if (user.status !== 'BLOCKED') throw new Refusal('ADMIN_USER_NOT_BLOCKED');
  await setActive(tx, userId);
  await restartAnswerTerms(tx, userId, new Date(app.clock.now()));
  await cancelDeadline(tx, deadlineOf(userId));
  await writeAudit(app, tx, actor.id, {
    action: 'user.unblock',
    subject: `user:${userId}`,
    details: { from: user.status },
  });
  await putOutbox(tx, 'mail', unblockLetter(user, app.config.publicUrl));
  await announceToStaff(tx, 'withdrawal');
};

/** Cancels the deadline that would lift the block: a deleted account must not be reopened by it. */
export const cancelBlockTerm = (tx: Tx, userId: string): Promise<void> => cancelDeadline(tx, deadlineOf(userId));

/**
 * A restored account is blocked as it was before: the rest of its block continues until the same moment.
 * @returns whether it is blocked
 */
export const resumeBlock = async (app: App, tx: Tx, user: Account): Promise<boolean> => {
  const { blockedAt, blockedUntil, blockReason } = user;
  if (blockedAt === null || (blockedUntil !== null && blockedUntil.getTime() <= app.clock.now())) return false;
  await setBlocked(tx, user.id, { at: blockedAt, until: blockedUntil, reason: blockReason ?? '' });
  if (blockedUntil !== null) await scheduleDeadline(tx, deadlineOf(user.id), blockedUntil.getTime());
  return true;
};

/**
 * The term of a block is over: the account is unblocked. An account that was blocked again meanwhile has a new
 * deadline.
 */
export const blockDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId: userId, dueAt }) => {
    const user = await lockAccount(tx, userId);
    if (user?.status !== 'BLOCKED' || user.blockedUntil === null || user.blockedUntil.getTime() > dueAt) return;
    await setActive(tx, userId);
    await restartAnswerTerms(tx, userId, new Date(app.clock.now()));
    await putOutbox(tx, 'mail', unblockLetter(user, app.config.publicUrl));
    await announceToStaff(tx, 'user');
    await announceToStaff(tx, 'withdrawal');
  };
