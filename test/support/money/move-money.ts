import { v7 as uuidv7 } from 'uuid';
import { operation } from '#server/platform/db/schema/money/ledger.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions, type TransactionLine } from '#server/platform/ledger/record-transaction.ts';
import type { TestServer } from '../server/start-test-server';

type Movements = Parameters<typeof postTransfers>[2];

/** Posts transfers and history lines as one operation of a test; returns the lines' ids. */
export const moverOf =
  (server: Pick<TestServer, 'product' | 'clock'>) =>
  (movements: Movements, lines: readonly Omit<TransactionLine, 'operationId'>[]): Promise<readonly number[]> =>
    server.product.app.db.transaction(async (tx) => {
      const operationId = uuidv7();
      const at = new Date(server.clock.now());
      await tx.insert(operation).values({ id: operationId, kind: 'of a test', actor: 'system', createdAt: at });
      await postTransfers(tx, operationId, movements, at);
      return recordTransactions(
        tx,
        lines.map((line) => ({ ...line, operationId })),
        at,
      );
    });
