import { bonusTerms } from '../money/bonus';
import { depositLimits } from '../money/deposit';
import { reserveTerms } from '../money/reserve';
import { rublesToKopecks } from '../money/kopecks';
import { withdrawalLimits } from '../money/withdrawal';
import type { MateLevel } from '../mates/grade';
import { newcomerShare } from '../order/newcomer-places';
import { hourlyRates } from '../pricing/rates';
import type { AdminPermission } from '../people/admin-permission';
import { type DeskQueue, deskQueues } from '../people/desk-queue';
import { referralTerms } from '../people/referral';
import { secondStepTerms } from '../people/second-step';
import type { SignInProvider } from '../people/sign-in-provider';
import { riskTerms } from '../risk/signals';
import { days, minutes } from '../time/durations';

interface SettingTerms {
  /** Unit of `usual`, `min`, `max` and the stored value: MONEY in kopecks, MINUTES in minutes, SWITCH is 0 or 1. */
  readonly unit: 'MONEY' | 'PERCENT' | 'SWITCH' | 'MINUTES';
  readonly usual: number;
  readonly min: number;
  readonly max: number;
  readonly permission: AdminPermission;
}

/** Price of an hour of a mate of this level; a squad keeps the rates in force when it was created. */
const rate = (level: MateLevel) =>
  ({
    unit: 'MONEY',
    usual: hourlyRates[level],
    min: rublesToKopecks(100),
    max: rublesToKopecks(20_000),
    permission: 'ALL',
  }) as const satisfies SettingTerms;

/**
 * Whether one comes in through this service; when not, it can still be linked to an account. Those that do not belong to
 * Russians are off until the owner's lawyer allows them (Federal Law 149-FZ, art. 8, part 10).
 */
const entrance = (usual: 0 | 1) =>
  ({ unit: 'SWITCH', usual, min: 0, max: 1, permission: 'ALL' }) as const satisfies SettingTerms;

/** Term of a decision in this queue; a change applies to waiting entries at once. */
const term = (queue: DeskQueue) =>
  ({
    unit: 'MINUTES',
    usual: deskQueues[queue].within / minutes(1),
    min: 5,
    max: days(14) / minutes(1),
    permission: 'ALL',
  }) as const satisfies SettingTerms;

/** Settings that operators may change at run time, within bounds; everything else is a fixed rule. */
export const productSettings = {
  'rate-beginner-1': rate('BEGINNER_I'),
  'rate-beginner-2': rate('BEGINNER_II'),
  'rate-beginner-3': rate('BEGINNER_III'),
  'rate-expert': rate('EXPERT'),
  'rate-pro': rate('PRO'),
  'rate-star': rate('STAR'),
  /** Whether the rebranding modal is shown. */
  announcement: { unit: 'SWITCH', usual: 0, min: 0, max: 1, permission: 'ALL' },
  'entrance-yandex': entrance(1),
  'entrance-vk': entrance(1),
  'entrance-telegram': entrance(0),
  'entrance-discord': entrance(0),
  'entrance-steam': entrance(0),
  'registration-bonus': {
    unit: 'MONEY',
    usual: bonusTerms.confirmedRegistration,
    min: 0,
    max: rublesToKopecks(1000),
    permission: 'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT',
  },
  /** The maximum deposit; the minimum is a fixed rule. */
  'deposit-limit': {
    unit: 'MONEY',
    usual: depositLimits.max,
    min: rublesToKopecks(10_000),
    max: depositLimits.max,
    permission: 'ALL',
  },
  /** What somebody under eighteen may pay in within thirty days. */
  'minor-deposit-limit': {
    unit: 'MONEY',
    usual: rublesToKopecks(3000),
    min: 0,
    max: rublesToKopecks(50_000),
    permission: 'ALL',
  },
  /** The maximum sum of a reserve link. */
  'reserve-limit': {
    unit: 'MONEY',
    usual: reserveTerms.max,
    min: rublesToKopecks(1000),
    max: reserveTerms.max,
    permission: 'ALL',
  },
  'withdrawal-request-limit': {
    unit: 'MONEY',
    usual: withdrawalLimits.maxRequest,
    min: rublesToKopecks(5000),
    max: rublesToKopecks(300_000),
    permission: 'ALL',
  },
  'withdrawal-day-limit': {
    unit: 'MONEY',
    usual: withdrawalLimits.maxDay,
    min: rublesToKopecks(5000),
    max: rublesToKopecks(1_000_000),
    permission: 'ALL',
  },
  /** Above this sum two operators confirm a withdrawal. */
  'withdrawal-two-operators': {
    unit: 'MONEY',
    usual: withdrawalLimits.secondOperatorAbove,
    min: 0,
    max: rublesToKopecks(100_000),
    permission: 'ALL',
  },
  /** Above this sum within a day the second step is asked for what leaves to other people. */
  'second-step-above': {
    unit: 'MONEY',
    usual: secondStepTerms.freeWithinDay,
    min: 0,
    max: rublesToKopecks(100_000),
    permission: 'ALL',
  },
  /** Whether confirmed withdrawals are paid by providers, and those without a risk mark confirmed by themselves. */
  'payouts-automatic': { unit: 'SWITCH', usual: 0, min: 0, max: 1, permission: 'ALL' },
  /** Whether money leaves to mates by itself only when it is known how they pay taxes. */
  'tax-status-required': { unit: 'SWITCH', usual: 0, min: 0, max: 1, permission: 'ALL' },
  /** Whether the tax service is asked about those who say that they are self-employed. */
  'npd-checks': { unit: 'SWITCH', usual: 0, min: 0, max: 1, permission: 'ALL' },
  /** What a self-employed person may earn in a year (Law 422-FZ, art. 4). */
  'npd-income-limit': {
    unit: 'MONEY',
    usual: rublesToKopecks(2_400_000),
    min: rublesToKopecks(100_000),
    max: rublesToKopecks(10_000_000),
    permission: 'ALL',
  },
  /** From which part of the limit the mate is warned. */
  'npd-income-warning': { unit: 'PERCENT', usual: 80, min: 50, max: 99, permission: 'ALL' },
  /** The part of the places of the recommended list that is kept for newcomers. */
  'newcomer-places': { unit: 'PERCENT', usual: newcomerShare, min: 0, max: 100, permission: 'ALL' },
  'referral-percent': { unit: 'PERCENT', usual: referralTerms.percent, min: 0, max: 30, permission: 'ALL' },
  'referral-client-limit': {
    unit: 'MONEY',
    usual: referralTerms.maxPerClient,
    min: 0,
    max: rublesToKopecks(50_000),
    permission: 'ALL',
  },
  /** Whether what the service gives is held where both accounts look like one person's. */
  'risk-holds': { unit: 'SWITCH', usual: 1, min: 0, max: 1, permission: 'ALL' },
  /** From how many points of a hundred two accounts count as one person's. */
  'risk-score': { unit: 'PERCENT', usual: riskTerms.markedFrom, min: 30, max: 100, permission: 'ALL' },
  /** After this a gift that nobody has decided about is given. */
  'risk-hold': {
    unit: 'MINUTES',
    usual: riskTerms.holdFor / minutes(1),
    min: 60,
    max: days(60) / minutes(1),
    permission: 'ALL',
  },
  'term-ledger': term('ledger'),
  'term-withdrawals': term('withdrawals'),
  'term-applications': term('applications'),
  'term-strikes': term('strikes'),
  'term-deadlines': term('deadlines'),
  'term-undelivered': term('undelivered'),
  'term-recordings': term('recordings'),
  'term-support': term('support'),
  'term-callbacks': term('callbacks'),
  'term-refunds': term('refunds'),
  'term-receipts': term('receipts'),
  'term-deposits': term('deposits'),
  'term-articles': term('articles'),
  'term-corrections': term('corrections'),
  'term-reports': term('reports'),
  'term-appeals': term('appeals'),
  'term-rings': term('rings'),
} as const satisfies Record<string, SettingTerms>;

export type ProductSetting = keyof typeof productSettings;

export const isProductSetting = (name: string): name is ProductSetting => name in productSettings;

export const productSettingNames = Object.keys(productSettings).filter(isProductSetting);

/** The setting that opens the entrance through each service. */
export const entranceSettings = {
  yandex: 'entrance-yandex',
  vk: 'entrance-vk',
  telegram: 'entrance-telegram',
  discord: 'entrance-discord',
  steam: 'entrance-steam',
} as const satisfies Readonly<Record<SignInProvider, ProductSetting>>;

/** The setting that holds the hourly rate of each level. */
export const rateSettings = {
  BEGINNER_I: 'rate-beginner-1',
  BEGINNER_II: 'rate-beginner-2',
  BEGINNER_III: 'rate-beginner-3',
  EXPERT: 'rate-expert',
  PRO: 'rate-pro',
  STAR: 'rate-star',
} as const satisfies Readonly<Record<MateLevel, ProductSetting>>;

/**
 * The setting that holds the term of each queue; null: a fixed rule (an undecided dispute is refunded when its term
 * ends).
 */
export const termSettings = {
  ledger: 'term-ledger',
  withdrawals: 'term-withdrawals',
  disputes: null,
  applications: 'term-applications',
  strikes: 'term-strikes',
  deadlines: 'term-deadlines',
  undelivered: 'term-undelivered',
  recordings: 'term-recordings',
  support: 'term-support',
  callbacks: 'term-callbacks',
  refunds: 'term-refunds',
  receipts: 'term-receipts',
  deposits: 'term-deposits',
  articles: 'term-articles',
  // The same wait for a second operator.
  agreements: 'term-corrections',
  corrections: 'term-corrections',
  losses: null,
  reports: 'term-reports',
  appeals: 'term-appeals',
  rings: 'term-rings',
} as const satisfies Readonly<Record<DeskQueue, ProductSetting | null>>;

/** Whether a setting is the term of a queue. */
export const isTermSetting = (name: ProductSetting): boolean => Object.values(termSettings).some((one) => one === name);

/** Whether a setting is an hourly rate. */
export const isRateSetting = (name: ProductSetting): boolean => Object.values(rateSettings).some((one) => one === name);
