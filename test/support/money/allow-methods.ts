import type { PaymentMethod } from '#domain/money/deposit.ts';
import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import type { TestServer } from '../server/start-test-server';

/** Switches on what is off by itself. */
export const allowMethods = async (
  { database }: Pick<TestServer, 'database'>,
  methods: { readonly deposits?: readonly PaymentMethod[]; readonly withdrawals?: readonly WithdrawalMethod[] },
): Promise<void> => {
  const rows = [
    ...(methods.deposits ?? []).map((method) => ['DEPOSIT', method]),
    ...(methods.withdrawals ?? []).map((method) => ['WITHDRAWAL', method]),
  ];
  for (const [direction, method] of rows)
    await database.pool.query(
      `INSERT INTO money_method (direction, method, enabled, changed_at) VALUES ($1, $2, true, now())`,
      [direction, method],
    );
};
