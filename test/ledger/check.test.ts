import { sql } from 'drizzle-orm';
import { checkLedger } from '#server/features/balance/ledger-check/check-hourly.ts';
import { type LedgerRule, ledgerRules } from '#domain/money/ledger-rule.ts';
import { findFaults } from '#server/features/balance/ledger-check/find-faults.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { giveBonus } from '../support/money/bonus-state';
import { giveMoney } from '../support/money/give-money';
import { makePerson } from '../support/people/make-person';
import { untilFiled } from '../support/money/until-filed';
import { serverForTests } from '../support/server/server-for-tests';

const server = serverForTests();
let id = '';
beforeAll(async () => {
  ({ id } = await makePerson(server));
  await giveMoney(server.product.app, id, 100_000);
  await untilFiled(server);
});

const rollback = new Error('nothing stays');

/** Faults found after a change that bypasses every constraint and trigger; it is rolled back. */
const foundAfter = async (plant: (tx: Tx) => Promise<unknown>): Promise<readonly string[]> => {
  let rules: readonly string[] = [];
  await server.product.app.db
    .transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await plant(tx);
      rules = (await findFaults(tx)).map(({ rule }) => rule);
      throw rollback;
    })
    .catch((problem: unknown) => {
      if (problem !== rollback) throw problem;
    });
  return [...new Set(rules)];
};

const grant = (left: number) => sql`
  INSERT INTO bonus_grant (id, user_id, kind, reason, amount, left_amount, operation_id, granted_at, expires_at)
  VALUES (gen_random_uuid(), ${id}, 'BONUS', 'ELSE', 500, ${left}, (SELECT id FROM operation LIMIT 1), now(), now())`;

const planted: Readonly<Record<LedgerRule, (tx: Tx) => Promise<unknown>>> = {
  TRANSFERS: (tx) => tx.execute(sql`DELETE FROM account WHERE kind = 'OUTSIDE'`),
  CACHED: (tx) => tx.execute(sql`UPDATE account SET balance = balance + 1 WHERE kind = 'USER'`),
  BELOW_ZERO: async (tx) => {
    await tx.execute(sql`ALTER TABLE account DROP CONSTRAINT account_balance_check`);
    await tx.execute(sql`UPDATE account SET balance = -1 WHERE kind = 'USER'`);
  },
  HOLDS: (tx) =>
    tx.execute(sql`
      INSERT INTO gift_certificate (id, code, buyer_id, nominal, design, message, status, created_at, paid_at, expires_at)
      VALUES (gen_random_uuid(), 'ABCDEFGHJKLM', ${id}, 50000, 'FEB23', '', 'PAID', now(), now(), now())`),
  GRANTS: (tx) => tx.execute(grant(500)),
  GRANT: (tx) => tx.execute(grant(0)),
  LINES: (tx) =>
    tx.execute(sql`
      INSERT INTO balance_transaction (user_id, operation_id, type, amount, created_at)
      SELECT ${id}, id, 'CORRECTION', 100, now() FROM operation LIMIT 1`),
  ADVANCES: (tx) =>
    tx.execute(sql`
      INSERT INTO own_money_change (user_id, reason, advance, other, created_at) VALUES (${id}, 'ADVANCE', 100, 0, now())`),
};

test.each(ledgerRules)('a planted fault is found: %s', async (rule) => {
  expect(await foundAfter(planted[rule])).toContain(rule);
});

test('a sound ledger has none', async () => {
  await giveBonus(server, id, 5000);
  await untilFiled(server);
  expect(await checkLedger(server.product.app.db)).toEqual([]);
});
