import type { DepositPaymentProvider } from '../../domain/enums/deposit-payment-provider';
import type { PaymentMethod } from '../../domain/enums/payment-method';
import type { PaymentMethodGroup } from '../../domain/enums/payment-method-group';
import type { App } from '../app/app';
import { depositProviders } from '../providers/deposit-providers';

interface DepositMethod {
  readonly id: PaymentMethod;
  readonly provider: DepositPaymentProvider;
  readonly group: PaymentMethodGroup;
}

/** Ways to pay, each with the provider that serves it: the first one that offers it. */
export const depositMethods = (app: App): DepositMethod[] => {
  const offered = new Map<PaymentMethod, DepositMethod>();
  for (const provider of depositProviders(app)) {
    for (const { id, group } of provider.methods) if (!offered.has(id)) offered.set(id, { id, group, provider: provider.id });
  }
  return [...offered.values()];
};
