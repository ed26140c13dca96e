import { v7 as uuidv7 } from 'uuid';
import type { App } from '#server/platform/app.ts';
import { operation } from '#server/platform/db/schema/money/ledger.ts';
import { outsideAccount, platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { grantBonus } from '#server/platform/ledger/bonus-grants.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';

/** Credits kopecks from an outside account through the ledger, with a line in the person's history. */
export const giveMoney = async (
  app: Pick<App, 'db' | 'clock'>,
  userId: string,
  amount: number,
  bonus = 0,
): Promise<void> => {
  await app.db.transaction(async (tx) => {
    const id = uuidv7();
    const at = new Date(app.clock.now());
    await tx.insert(operation).values({ id, kind: 'gift of a test', actor: 'system', createdAt: at });
    await postTransfers(tx, id, [{ from: outsideAccount('TEST'), to: userAccount(userId), amount }], at);
    const from = platformAccount('bonus');
    await grantBonus(tx, { operationId: id, from, userId, kind: 'BONUS', reason: 'ELSE', amount: bonus, at });
    const line = { userId, operationId: id, type: 'CORRECTION', amount: amount + bonus, bonusAmount: bonus } as const;
    await recordTransactions(tx, [line], at);
  });
};
