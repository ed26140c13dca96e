import type { PaymentMethod } from '../../domain/enums/payment-method';

const shown: readonly (readonly [PaymentMethod, string])[] = [
  ['MIR', 'Мир'],
  ['VISA', 'Visa'],
  ['MASTERCARD', 'Mastercard'],
  ['SBP', 'СБП'],
  ['UMONEY', 'ЮMoney'],
  ['TINKOFF_PAY', 'T-Pay'],
];

/** Icons of the footer. */
export const paymentMethods = shown.map(([id, name]) => ({ id, name, iconUrl: `/assets/payment/${id.toLowerCase()}.svg` }));
