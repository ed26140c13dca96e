import { depositLimits, type DepositPaymentProvider, type PaymentMethod, type PaymentMethodGroup } from './deposit';
import { type Kopecks, rublesToKopecks } from './kopecks';

export interface PaymentMethodTerms {
  readonly group: PaymentMethodGroup;
  /** Providers that can serve it, the preferred one first. */
  readonly providers: readonly DepositPaymentProvider[];
  readonly min: Kopecks;
  readonly max: Kopecks;
  /** Percent that the payment system adds on its page; our own fee is 0. */
  readonly feePercent: number;
}

const method = (
  group: PaymentMethodGroup,
  providers: readonly DepositPaymentProvider[],
  [min, max]: readonly [number, number],
  feePercent = 0,
): PaymentMethodTerms => ({ group, providers, min: rublesToKopecks(min), max: rublesToKopecks(max), feePercent });

const cards = [100, 100_000] as const;
const wallets = [100, 60_000] as const;
const phones = [100, 15_000] as const;
const coins = [500, 100_000] as const;

/** Payment methods: group, providers, limits in kopecks, fee. Their order is the order on the screen. */
export const paymentMethodTerms: Readonly<Record<PaymentMethod, PaymentMethodTerms>> = {
  SBP: method('MOBILE', ['YOOKASSA', 'UNITPAY', 'ENOT', 'FREEKASSA', 'DUMMY'], cards),
  MIR: method('BANK_CARD', ['YOOKASSA', 'UNITPAY', 'FREEKASSA', 'ENOT', 'DUMMY'], cards),
  VISA: method('BANK_CARD', ['YOOKASSA', 'UNITPAY', 'FREEKASSA', 'ENOT'], cards),
  MASTERCARD: method('BANK_CARD', ['YOOKASSA', 'UNITPAY', 'FREEKASSA', 'ENOT'], cards),
  INTERNATIONAL_CARD: method('BANK_CARD', ['ENOT', 'UNITPAY_NETTING', 'DUMMY'], [500, 100_000], 5),
  CARD_KZ: method('BANK_CARD', ['FREEKASSA', 'ENOT'], [500, 100_000], 5),
  CARD_UA: method('BANK_CARD', ['FREEKASSA', 'ENOT'], [500, 100_000], 5),
  P2P_CARD: method('BANK_CARD', ['ENOT'], [1000, 100_000]),
  APPLEPAY: method('BANK_CARD', ['UNITPAY', 'FREEKASSA'], cards),
  GOOGLEPAY: method('BANK_CARD', ['UNITPAY', 'FREEKASSA'], cards),
  SAMSUNGPAY: method('BANK_CARD', ['UNITPAY'], cards),
  TINKOFF_PAY: method('MOBILE', ['YOOKASSA', 'UNITPAY', 'DUMMY'], cards),
  MTS: method('MOBILE', ['UNITPAY_NETTING', 'UNITPAY'], phones, 8),
  MEGAFON: method('MOBILE', ['UNITPAY_NETTING', 'UNITPAY', 'FREEKASSA'], phones, 8),
  BEELINE: method('MOBILE', ['UNITPAY_NETTING', 'UNITPAY'], phones, 8),
  TELE2: method('MOBILE', ['UNITPAY_NETTING', 'UNITPAY'], phones, 8),
  UMONEY: method('EMONEY', ['YOOKASSA', 'UNITPAY', 'FREEKASSA', 'ENOT', 'DUMMY'], wallets),
  QIWI: method('EMONEY', ['UNITPAY', 'FREEKASSA'], wallets),
  WEBMONEY: method('EMONEY', ['UNITPAY', 'FREEKASSA'], wallets, 3),
  PAYPAL: method('EMONEY', ['UNITPAY_NETTING'], wallets, 5),
  SKINS: method('EMONEY', ['SKINIFY'], [100, 100_000]),
  DUMMY: method('EMONEY', ['DUMMY'], cards),
  USDT_TRC_20: method('CRYPTO', ['ENOT', 'FREEKASSA', 'DUMMY'], coins),
  BITCOIN: method('CRYPTO', ['ENOT', 'FREEKASSA'], coins),
  ETHEREUM: method('CRYPTO', ['ENOT', 'FREEKASSA'], coins),
  LITECOIN: method('CRYPTO', ['ENOT', 'FREEKASSA'], coins),
  BITCOIN_CASH: method('CRYPTO', ['FREEKASSA'], coins),
  DASH: method('CRYPTO', ['ENOT', 'FREEKASSA'], coins),
  ZCASH: method('CRYPTO', ['ENOT', 'FREEKASSA'], coins),
};

/** Whether the sum is known only after the payment: the provider sets the value of skins. */
export const isSumUnknown = (asked: PaymentMethod): boolean => asked === 'SKINS';

/** The deposit by this method that covers a shortfall: at least the minimum of the method. Kopecks. */
export const depositFor = (missing: Kopecks, asked: PaymentMethod): Kopecks =>
  Math.max(missing, depositLimits.min, paymentMethodTerms[asked].min);

/** Payment methods that a provider can serve. */
export const methodsOf = (provider: DepositPaymentProvider): readonly PaymentMethod[] =>
  Object.entries(paymentMethodTerms).flatMap(([name, { providers }]) =>
    providers.includes(provider) ? [name as PaymentMethod] : [],
  );
