import { v7 as uuidv7 } from 'uuid';
import type { App } from '../../src/server/app/app';
import { operation } from '../../src/server/db/schema/ledger';
import { bonusAccount, outsideAccount, platformAccount, userAccount } from '../../src/server/ledger/account-ref';
import { postTransfers } from '../../src/server/ledger/post-transfers';

/** Kopecks out of nowhere, the ledger's way. */
export const giveMoney = async (app: Pick<App, 'db'>, userId: string, amount: number, bonus = 0): Promise<void> => {
  await app.db.transaction(async (tx) => {
    const id = uuidv7();
    const at = new Date();
    await tx.insert(operation).values({ id, kind: 'gift of a test', actor: 'system', createdAt: at });
    await postTransfers(
      tx,
      id,
      [
        { from: outsideAccount('TEST'), to: userAccount(userId), amount },
        { from: platformAccount('bonus'), to: bonusAccount(userId), amount: bonus },
      ],
      at,
    );
  });
};
