import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { notify } from '../notifications/public';
import { holdOfRegistration } from '../risk/public';
import { platformAccount } from '#domain/money/account-ref.ts';
import { grantBonus } from '../../platform/ledger/bonus-grants';
import { openOperationOnce } from '../../platform/ledger/operations';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { recordTransactions } from '../../platform/ledger/record-transaction';

/**
 * Credits a new client's bonus, as large as an administrator has set it, once: the idempotency key makes a second
 * confirmation (after an email change) a no-op. The key is stored also for a bonus of zero: a person who registered
 * then is no longer new when there is a bonus again.
 */
export const grantRegistrationBonus = async (
  tx: Tx,
  { clock, settings }: Pick<App, 'clock' | 'settings'>,
  userId: string,
): Promise<void> => {
  const at = new Date(clock.now());
  const amount = await settings.get('registration-bonus');
  const key = `registration-bonus:${userId}`;
  const operationId = await openOperationOnce(tx, { kind: 'registration bonus', actor: 'system', key, at });
  if (operationId === null || amount === 0) return;
  const reason = 'CONFIRMED_REGISTRATION_BONUS';
  const held = await holdOfRegistration({ settings }, tx, { userId, amount, operationId, at });
  if (held !== null) return postTransfers(tx, operationId, [{ from: platformAccount('bonus'), to: held, amount }], at);
  await grantBonus(tx, { operationId, from: platformAccount('bonus'), userId, kind: 'BONUS', reason, amount, at });
  await recordTransactions(
    tx,
    [{ userId, operationId, type: 'CORRECTION', amount, bonusAmount: amount, bonusReason: reason }],
    at,
  );
  await notify(tx, [userId], { kind: 'REGISTRATION_BONUS', facts: { amount }, at });
};
