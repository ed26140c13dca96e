import { v7 as uuidv7 } from 'uuid';
import { bonusTerms } from '../../domain/settings/bonus-terms';
import type { Clock } from '../clock/clock';
import type { Tx } from '../db/open-database';
import { operation } from '../db/schema/ledger';
import { notify } from '../notifications/notify';
import { bonusAccount, platformAccount } from './account-ref';
import { postTransfers } from './post-transfers';
import { recordTransactions } from './record-transaction';

/** Credits a new client's bonus once: the key makes a second confirmation (after an email change) move nothing. */
export const grantRegistrationBonus = async (tx: Tx, clock: Clock, userId: string): Promise<void> => {
  const at = new Date(clock.now());
  const amount = bonusTerms.confirmedRegistration;
  const [fresh] = await tx
    .insert(operation)
    .values({ id: uuidv7(), kind: 'registration bonus', actor: 'system', idempotencyKey: `registration-bonus:${userId}`, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: operation.id });
  if (!fresh) return;
  await postTransfers(tx, fresh.id, [{ from: platformAccount('bonus'), to: bonusAccount(userId), amount }], at);
  await recordTransactions(
    tx,
    [{ userId, operationId: fresh.id, type: 'CORRECTION', amount, bonusAmount: amount, bonusReason: 'CONFIRMED_REGISTRATION_BONUS' }],
    at,
  );
  await notify(tx, [userId], { kind: 'REGISTRATION_BONUS', facts: { amount }, at });
};
