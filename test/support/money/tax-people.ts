import { personInn } from '#domain/receipts/inn.ts';
import type { output } from 'zod/v4/core';
import type { taxesContract } from '#contract/money/taxes.ts';
import type { ProductSetting } from '#domain/settings/product-settings.ts';
import { v7 as uuidv7 } from 'uuid';
import { operation } from '#server/platform/db/schema/money/ledger.ts';
import { outsideAccount, userAccount } from '#domain/money/account-ref.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { seenBy } from '../desk';
import { makeAdministrator } from '../people/make-administrator';
import { makePerson, type TestPerson } from '../people/make-person';
import type { TestServer } from '../server/start-test-server';
import { hurryJobs } from '../server/hurry-jobs';

let made = 0;

/** An INN that nobody else has. */
export const newInn = (): string => {
  made += 1;
  return personInn(`7712${String(made).padStart(6, '0')}`);
};

type Told = output<(typeof taxesContract)['PUT /v1/taxes/me']['body']>;

export const told = (some: Partial<Told> = {}): Told => ({
  status: 'SELF_EMPLOYED',
  inn: newInn(),
  name: 'Лисицын Пётр Ильич',
  phone: '+79991234567',
  ...some,
});

export const tell = ({ browser }: TestPerson, body: Told) => browser.call('PUT /v1/taxes/me', { body });

export const taxesOf = async ({ browser }: TestPerson) => (await browser.call('GET /v1/taxes/me')).body;

/** A mate who has told how they pay taxes. */
export const taxpayer = async (server: TestServer, some: Partial<Told> = {}) => {
  const person = await makePerson(server, { mate: true });
  const body = told(some);
  const { status } = await tell(person, body);
  expect(status).toBe(200);
  return { ...person, inn: body.inn };
};

export const setSetting = async (server: TestServer, name: ProductSetting, value: number): Promise<void> => {
  const boss = await makeAdministrator(server, 'ALL');
  const { status } = await boss.browser.call('PUT /v1/admin/settings/{name}', {
    params: { name },
    body: { value, reason: 'Так решил владелец', seen: await seenBy(boss, `setting:${name}`) },
  });
  expect(status).toBe(200);
};

/** Kopecks that a mate has earned, at a moment of product time. */
export const earn = async (
  server: TestServer,
  userId: string,
  amount: number,
  at = server.clock.now(),
): Promise<void> => {
  await server.product.app.db.transaction(async (tx) => {
    const id = uuidv7();
    const when = new Date(at);
    await tx.insert(operation).values({ id, kind: 'income of a test', actor: 'system', createdAt: when });
    await postTransfers(tx, id, [{ from: outsideAccount('TEST'), to: userAccount(userId), amount }], when);
    await recordTransactions(tx, [{ userId, operationId: id, type: 'SELL_TIPS', amount }], when);
  });
};

/** Checks that wait for their time are made now. */
export const hurryChecks = async (server: TestServer): Promise<void> => {
  await server.database.pool.query('UPDATE npd_turn SET free_at = now() WHERE holder IS NULL');
  await hurryJobs(server, 'npdCheck');
};
