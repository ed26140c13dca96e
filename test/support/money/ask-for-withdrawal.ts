import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { storeRequisites } from '#server/features/balance/public.ts';
import { hours } from '#domain/time/durations.ts';
import { giveMoney } from './give-money';
import { makePerson, type TestPerson } from '../people/make-person';
import { newKey } from './start-deposit';
import type { RunningServer } from '../server/start-test-server';

export const testCard = { method: 'BANK_CARD_RU', wallet: '2200 0000 0000 0004' } as const;

/** A card that the person has been using for two days: a new one would hold the withdrawal for a day. */
export const knowCard = (server: RunningServer, userId: string) =>
  inTransaction(server.database.db, (tx) =>
    storeRequisites(
      server.product.app,
      tx,
      userId,
      { method: 'BANK_CARD_RU', wallet: '2200000000000004', bank: null },
      new Date(server.clock.now() - hours(48)),
    ),
  );

/** A new mate's request to withdraw this many rubles, ready to be decided. */
export const askForWithdrawal = async (
  server: RunningServer,
  amount: number,
): Promise<{ readonly person: TestPerson; readonly id: string }> => {
  const person = await makePerson(server);
  await giveMoney(server.product.app, person.id, 20_000_000);
  await knowCard(server, person.id);
  const { body } = await person.browser.call('POST /v1/balance/withdraw', {
    body: { amount, to: testCard },
    idempotencyKey: newKey(),
  });
  return { person, id: body.id };
};
