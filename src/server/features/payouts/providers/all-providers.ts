import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import type { PayoutProviderId } from '#domain/payouts/payout-terms.ts';
import type { App } from '../../../platform/app';
import { breakerOf } from '../../balance/public';
import { enotPayouts } from './enot';
import type { PayoutProvider } from './provider';
import { trainingPayouts } from './training';
import { unitpayPayouts } from './unitpay';
import { yookassaPayouts } from './yookassa';

/** Those that are set up, the preferred one first; in demo mode the training one where there is no other. */
export const payoutProvidersOf = ({ config }: Pick<App, 'config'>): readonly PayoutProvider[] => {
  const { yookassa, unitpay, enot } = config.payouts;
  const real = [
    ...(yookassa ? [yookassaPayouts(yookassa)] : []),
    ...(unitpay ? [unitpayPayouts(unitpay)] : []),
    ...(enot ? [enotPayouts(enot)] : []),
  ];
  return real.length === 0 && config.demo ? [trainingPayouts] : real;
};

/** Null when it is not set up any more. */
export const findPayoutProvider = (app: App, id: PayoutProviderId): PayoutProvider | null =>
  payoutProvidersOf(app).find((one) => one.id === id) ?? null;

/** The circuit breaker of its calls. */
export const payoutBreaker = ({ database }: App, { id }: PayoutProvider) => breakerOf(database, `payouts of ${id}`);

/** Who pays out by this method: the first that answers now, else the first of all; null: nobody does. */
export const payoutProviderFor = (app: App, method: WithdrawalMethod, bank: string | null): PayoutProvider | null => {
  const serving = payoutProvidersOf(app).filter((one) => one.serves(method, bank));
  return serving.find((one) => !payoutBreaker(app, one).isOff()) ?? serving[0] ?? null;
};
