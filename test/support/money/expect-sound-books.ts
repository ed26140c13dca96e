import { checkLedger } from '#server/features/balance/ledger-check/check-hourly.ts';
import type { TestServer } from '../server/start-test-server';
import { untilFiled } from './until-filed';

/** Every rule of the ledger holds, that of advances too, once all operations are filed. */
export const expectSoundBooks = async (server: Pick<TestServer, 'database' | 'product'>): Promise<void> => {
  await untilFiled(server);
  expect(await checkLedger(server.product.app.db)).toEqual([]);
};
