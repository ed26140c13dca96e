import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { days, hours, minutes } from '#domain/time/durations.ts';
import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import {
  confirmWithdrawal,
  lockWithdrawal,
  payWithdrawal,
  storeRequisites,
  requestWithdrawal,
} from '#server/features/balance/public.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { account } from '#server/platform/db/schema/money/ledger.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { demoMates } from '../people/demo-mates';
import { demoId } from '../demo-person';

interface Asked {
  readonly ago: number;
  /** Share of the account's balance. */
  readonly share: number;
  readonly to: { readonly method: WithdrawalMethod; readonly wallet: string; readonly bank?: string };
  readonly until: 'WAITING_FOR_CONFIRMATION' | 'CONFIRMED' | 'PAID';
}

const card = { method: 'BANK_CARD_RU', wallet: '2200240512348810' } as const;
const byPhone = (wallet: string, bank: string) => ({ method: 'SBP', wallet, bank }) as const;

/** One for each mate who has earned enough, in the order of their balances, the highest first. */
const asked: readonly Asked[] = [
  { ago: hours(19) + minutes(52), share: 0.6, to: card, until: 'WAITING_FOR_CONFIRMATION' },
  { ago: days(3), share: 0.4, to: byPhone('+79161232211', 'SBERBANK'), until: 'PAID' },
  { ago: hours(7), share: 0.5, to: byPhone('+79161230934', 'TBANK'), until: 'WAITING_FOR_CONFIRMATION' },
  { ago: hours(11), share: 0.5, to: { method: 'YOOMONEY', wallet: '410011234569043' }, until: 'CONFIRMED' },
  { ago: minutes(22), share: 0.5, to: byPhone('+79161234417', 'ALFA'), until: 'WAITING_FOR_CONFIRMATION' },
  { ago: hours(4), share: 0.7, to: byPhone('+79161237780', 'OZON'), until: 'CONFIRMED' },
  { ago: hours(26), share: 0.5, to: byPhone('+79161231204', 'VTB'), until: 'PAID' },
];

const least = 500_00;

/** Withdrawals that mates have requested and operators have handled, through the product's own functions. */
export const seedWithdrawals = async (app: App, tx: Tx): Promise<void> => {
  const rich = await tx
    .select({ userId: account.owner, balance: account.balance })
    .from(account)
    .where(
      and(
        eq(account.kind, 'USER'),
        gte(account.balance, least),
        inArray(
          account.owner,
          Object.values(demoMates).flatMap((mates) => mates.map(({ name }) => demoId(name))),
        ),
      ),
    )
    .orderBy(desc(account.balance));
  for (const [index, { userId, balance }] of rich.slice(0, asked.length).entries()) {
    const plan = asked[index];
    if (!plan || balance === null) continue;
    const then: App = { ...app, clock: { ...app.clock, now: () => app.clock.now() - plan.ago } };
    const soon: App = { ...app, clock: { ...app.clock, now: () => app.clock.now() - plan.ago / 2 } };
    const at = new Date(then.clock.now());
    const amount = Math.max(least, Math.floor((balance * plan.share) / 10_000) * 10_000);
    const { bank = null, ...requisites } = plan.to;
    // The newest request uses new requisites and is therefore held; the others use requisites known for long.
    if (plan.ago > hours(1))
      await storeRequisites(app, tx, userId, { ...requisites, bank }, new Date(at.getTime() - days(20)));
    const operation = await openOperation(tx, 'POST /v1/balance/withdraw', userId, at);
    const { id } = await requestWithdrawal(then, tx, operation, userId, { amount, to: plan.to });
    if (plan.until === 'WAITING_FOR_CONFIRMATION') continue;
    const row = await lockWithdrawal(tx, id);
    if (!row) throw new Error('just asked for');
    const confirmed = await confirmWithdrawal(tx, soon, row, 'system');
    if (plan.until === 'PAID')
      await payWithdrawal(tx, soon, await openOperation(tx, 'pay withdrawal', 'system', at), confirmed, {
        reference: `A6321108442${index}`,
        by: 'system',
      });
  }
};
