import { type Rubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import type { PaymentMethod } from '#domain/money/deposit.ts';
import { createDeposit, settleDeposit } from '#server/features/balance/public.ts';
import type { App } from '#server/platform/app.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { balancePath } from '#contract/routes/product-pages.ts';

/** A clock that is this many milliseconds behind. */
const clockAgo = ({ clock }: App, ago: number): Clock => ({ ...clock, now: () => clock.now() - ago });

/** The product at a time this many milliseconds ago. */
export const appAgo = (app: App, ago: number): App => ({ ...app, clock: clockAgo(app, ago) });

interface Paid {
  readonly userId: string;
  readonly rubles: Rubles;
  readonly method: PaymentMethod;
  /** In kopecks; 0 for none. */
  readonly bonus?: number;
}

/** Real payment providers confirm only real payments, so demo money never goes through them. */
const trainingProviderOnly = (app: App): App => ({
  ...app,
  config: {
    ...app.config,
    payments: { yookassa: null, freekassa: null, unitpay: null, unitpayNetting: null, enot: null, skinify: null },
  },
});

/** Credits a person through a deposit that the training provider confirmed. */
export const payIn = async (at: App, tx: Tx, { userId, rubles, method, bonus = 0 }: Paid): Promise<void> => {
  const then = trainingProviderOnly(at);
  const amount = rublesToKopecks(rubles);
  const { depositId } = await createDeposit(then, tx, {
    userId,
    amount,
    bonus: { amount: bonus, reason: 'CLIENT_TOPUP_BONUS' },
    method,
    returnTo: balancePath,
  });
  await settleDeposit(then, tx, 'DUMMY', { depositId, amount, outcome: 'PAID' });
};
