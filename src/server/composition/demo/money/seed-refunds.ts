import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import { hours } from '#domain/time/durations.ts';
import { requestRefund } from '#server/features/balance/public.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { account } from '#server/platform/db/schema/money/ledger.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { demoId } from '../demo-person';
import { appAgo } from './demo-past';

const amount = 500_00;

const reasons = ['Пополнил больше, чем собирался', 'Уезжаю, играть будет некогда'] as const;

/** Two people ask for a part of their deposits; an operator has not answered yet. */
export const seedRefunds = async (app: App, tx: Tx): Promise<void> => {
  const rows = await tx
    .selectDistinctOn([deposit.userId], { id: deposit.id, userId: deposit.userId })
    .from(deposit)
    .innerJoin(account, and(eq(account.kind, 'USER'), eq(account.owner, sql`${deposit.userId}::text`)))
    .where(
      and(
        eq(deposit.status, 'PAID'),
        gte(deposit.amount, amount),
        gte(account.balance, amount),
        ne(deposit.userId, demoId('Киберкот')),
      ),
    )
    .orderBy(deposit.userId, desc(deposit.createdAt))
    .limit(reasons.length);
  for (const [index, { id, userId }] of rows.entries()) {
    const then = appAgo(app, hours(2 + 3 * index));
    const operation = await openOperation(tx, 'ask refund', userId, new Date(then.clock.now()));
    await requestRefund(then, tx, operation, { userId, depositId: id, amount, reason: reasons[index] ?? reasons[0] });
  }
};
