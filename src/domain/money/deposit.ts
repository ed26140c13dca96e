import { doublingPause } from '../time/doubling-pause';
import { hours, minutes } from '../time/durations';
import { type Kopecks, percentOf, rublesToKopecks } from './kopecks';

/** Sum of one deposit, in kopecks. */
export const depositLimits = { min: rublesToKopecks(100), max: rublesToKopecks(100_000) } as const;

/**
 * The least sum of a deposit that is made to the kopeck, that of the first squad: the general minimum does not apply to
 * it, a method's own higher one does. Kopecks.
 */
export const leastExactDeposit = (minOfMethod: Kopecks): Kopecks =>
  minOfMethod <= depositLimits.min ? 0 : minOfMethod;

/**
 * Rate limits of starting deposits, in windows of real time (ms). Each start leaves a row and calls a provider; the
 * limits are far above what people, their tabs and retries produce.
 */
export const depositRateLimits = [
  { by: 'person', most: 300, window: minutes(1) },
  { by: 'person', most: 600, window: hours(1) },
  { by: 'address', most: 3000, window: hours(1) },
] as const;

/** How often a provider that can be asked is asked about a payment of which it has told nothing: for some two days. */
export const paymentQuestions = 12;

/** The pause before the question number `asked` (from 0), ms: most people have paid by the first. */
export const pauseBeforePaymentQuestion = (asked: number): number => doublingPause(minutes(10), hours(6), asked);

/** Percent of a deposit that is added as bonus money; the highest step reached counts. Sums in kopecks. */
export const topUpBonuses = [
  { from: rublesToKopecks(10_000), percent: 10 },
  { from: rublesToKopecks(3000), percent: 5 },
] as const;

/** Packages: `price` is paid, `credited` is credited, the difference is bonus money. Kopecks. */
export const depositPackages = [
  { id: 1, price: rublesToKopecks(3000), credited: rublesToKopecks(3300) },
  { id: 2, price: rublesToKopecks(5000), credited: rublesToKopecks(5750) },
  { id: 3, price: rublesToKopecks(10_000), credited: rublesToKopecks(12_000) },
] as const;

/** Bonus money for a deposit of this sum, in kopecks: the percent of the highest step reached. */
export const topUpBonus = (amount: Kopecks): Kopecks => {
  const reached = topUpBonuses.filter(({ from }) => amount >= from).sort((a, b) => b.from - a.from)[0];
  return reached ? percentOf(amount, reached.percent) : 0;
};

export const paymentMethods = [
  'QIWI',
  'WEBMONEY',
  'UMONEY',
  'MASTERCARD',
  'VISA',
  'APPLEPAY',
  'GOOGLEPAY',
  'SAMSUNGPAY',
  'MIR',
  'MTS',
  'TELE2',
  'MEGAFON',
  'BEELINE',
  'PAYPAL',
  'BITCOIN',
  'ETHEREUM',
  'BITCOIN_CASH',
  'DASH',
  'LITECOIN',
  'ZCASH',
  'USDT_TRC_20',
  'SBP',
  'TINKOFF_PAY',
  'CARD_KZ',
  'CARD_UA',
  'SKINS',
  'P2P_CARD',
  'INTERNATIONAL_CARD',
  'DUMMY',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodGroups = ['BANK_CARD', 'EMONEY', 'CRYPTO', 'MOBILE'] as const;

export type PaymentMethodGroup = (typeof paymentMethodGroups)[number];

export const depositPaymentProviders = [
  'YOOKASSA',
  'ENOT',
  'FREEKASSA',
  'SKINIFY',
  'UNITPAY',
  'UNITPAY_NETTING',
  'DUMMY',
] as const;

export type DepositPaymentProvider = (typeof depositPaymentProviders)[number];

/** DELAYED: the provider will report the result later. REFUNDED: the provider took a paid deposit back. */
export const depositStatuses = ['CREATED', 'DELAYED', 'PAID', 'DECLINED', 'REFUNDED'] as const;

export type DepositStatus = (typeof depositStatuses)[number];
