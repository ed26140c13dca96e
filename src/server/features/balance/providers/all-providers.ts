import type { PaymentMethod } from '#domain/money/deposit.ts';
import { paymentMethodTerms } from '#domain/money/payment-methods.ts';
import type { App } from '#server/platform/app.ts';
import { breakerOf } from './breakers';
import { dummyProvider } from './dummy';
import { enot } from './enot';
import { freekassa } from './freekassa';
import { nextNonce } from './next-nonce';
import type { DepositProvider } from './provider';
import { skinify } from './skinify';
import { unitpay } from './unitpay';
import { yookassa } from './yookassa';

/** Providers that are configured. DUMMY credits money that nobody paid, so it exists only in demo mode. */
const depositProviders = (app: App): readonly DepositProvider[] => {
  const { config, secret } = app;
  const { freekassa: first, unitpay: second, unitpayNetting: netting, enot: third, skinify: skins } = config.payments;
  return [
    ...(config.payments.yookassa ? [yookassa(config.payments.yookassa)] : []),
    ...(first ? [freekassa(first, () => nextNonce(app, 'FREEKASSA'))] : []),
    ...(second ? [unitpay('UNITPAY', second)] : []),
    ...(netting ? [unitpay('UNITPAY_NETTING', netting)] : []),
    ...(third ? [enot(third)] : []),
    ...(skins ? [skinify(skins)] : []),
    ...(config.demo ? [dummyProvider(secret)] : []),
  ];
};

/** The provider with this name, in any case; null when it is off or unknown. */
export const findProvider = (app: App, name: string): DepositProvider | null =>
  depositProviders(app).find(({ id }) => id.toLowerCase() === name.toLowerCase()) ?? null;

/** Providers that serve a method now: configured and with their circuit breaker closed, the preferred one first. */
export const providersFor = (app: App, method: PaymentMethod): readonly DepositProvider[] => {
  const on = depositProviders(app).filter(
    ({ id, methods }) => methods.includes(method) && !breakerOf(app.database, id).isOff(),
  );
  return paymentMethodTerms[method].providers.flatMap((id) => on.find((one) => one.id === id) ?? []);
};

/** The one of them that new payments start with; null when there is none. */
export const providerFor = (app: App, method: PaymentMethod): DepositProvider | null =>
  providersFor(app, method)[0] ?? null;
