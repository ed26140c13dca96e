import type { DeadlineAggregate } from '../../platform/deadlines/deadline-sweeper';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { platformAccount } from '#domain/money/account-ref.ts';
import { accountOfKind, expireGrant, lockGrant } from '../../platform/ledger/bonus-grants';
import { openOperation } from '../../platform/ledger/operations';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { isMate } from '../mate-access/public';
import { notify } from '../notifications/public';

type Grant = NonNullable<Awaited<ReturnType<typeof lockGrant>>>;

const giftOf = ({ kind }: Grant) => (kind === 'GIFT' ? { gift: true } : {});

const end = async (tx: Tx, grant: Grant, at: Date): Promise<void> => {
  const { userId, kind, left } = grant;
  const operationId = await openOperation(tx, 'bonus money ended', 'system', at);
  const from = accountOfKind(kind, userId);
  await postTransfers(tx, operationId, [{ from, to: platformAccount('bonus'), amount: left }], at);
  await expireGrant(tx, grant);
  const part = kind === 'GIFT' ? { giftAmount: -left } : { bonusAmount: -left };
  const details = { ended: true };
  await recordTransactions(
    tx,
    [{ userId, operationId, type: 'CORRECTION', amount: -left, ...part, bonusReason: grant.reason, details }],
    at,
  );
  await notify(tx, [userId], { kind: 'BONUS_ENDED', facts: { amount: left, ...giftOf(grant) }, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
};

/**
 * A week before bonus money expires its owner is notified, unless they are a mate (who could not have spent it); at the end
 * of its term what is left is written off.
 */
export const bonusDeadlines = (app: App): DeadlineAggregate => ({
  lock: lockGrant,
  handle: async (tx, { aggregateId, kind }) => {
    const grant = await lockGrant(tx, aggregateId);
    if (!grant || grant.left === 0) return;
    const at = new Date(app.clock.now());
    if (kind === 'ended') return end(tx, grant, at);
    // A mate cannot spend it, so there is nothing to hurry for.
    if (grant.expiresAt <= at || (await isMate(tx, grant.userId))) return;
    const facts = { amount: grant.left, until: grant.expiresAt.getTime(), ...giftOf(grant) };
    await notify(tx, [grant.userId], { kind: 'BONUS_ENDS_SOON', facts, at });
  },
});
