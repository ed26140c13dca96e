import { checkLedger } from '#server/features/balance/ledger-check/check-hourly.ts';
import { expectSoundLedger, ledgerState } from '../../support/money/ledger-state';
import type { TestServer } from '../../support/server/start-test-server';
import type { MoneyModel } from '../money-model';

/** Expects that every account holds what the product has acknowledged to callers, and that the ledger is sound. */
export const expectAcknowledgedState = async (
  { database, product }: Pick<TestServer, 'database' | 'product'>,
  model: MoneyModel,
): Promise<void> => {
  const posted = (await ledgerState(database))
    .filter((account) => account.posted !== 0)
    .map((account) => [account.name, account.posted]);
  expect(posted.sort()).toEqual(
    model
      .accounts()
      .map(([name, balance]) => [name, balance])
      .sort(),
  );
  await expectSoundLedger(database);
  expect(await checkLedger(product.app.db)).toEqual([]);
};
