import { bonusTerms } from '../money/bonus';
import { depositLimits } from '../money/deposit';
import { reserveTerms } from '../money/reserve';
import { rublesToKopecks } from '../money/kopecks';
import { withdrawalLimits } from '../money/withdrawal';
import type { MateLevel } from '../mates/grade';
import { hourlyRates } from '../pricing/rates';
import type { AdminPermission } from '../people/admin-permission';
import { referralTerms } from '../people/referral';

interface SettingTerms {
  /** Of `usual`, `min`, `max` and what is stored: sums are in kopecks, a switch is 0 or 1. */
  readonly unit: 'MONEY' | 'PERCENT' | 'SWITCH';
  readonly usual: number;
  readonly min: number;
  readonly max: number;
  readonly permission: AdminPermission;
}

/** An hour of a mate of this level: a squad keeps what was in force when it was made. */
const rate = (level: MateLevel) =>
  ({
    unit: 'MONEY',
    usual: hourlyRates[level],
    min: rublesToKopecks(100),
    max: rublesToKopecks(20_000),
    permission: 'ALL',
  }) as const satisfies SettingTerms;

/** What an administrator may change while the product runs, within bounds; all else is a rule. */
export const productSettings = {
  'rate-beginner-1': rate('BEGINNER_I'),
  'rate-beginner-2': rate('BEGINNER_II'),
  'rate-beginner-3': rate('BEGINNER_III'),
  'rate-expert': rate('EXPERT'),
  'rate-pro': rate('PRO'),
  'rate-star': rate('STAR'),
  /** The modal that tells of the new name: whether it is shown. */
  announcement: { unit: 'SWITCH', usual: 0, min: 0, max: 1, permission: 'ALL' },
  'registration-bonus': {
    unit: 'MONEY',
    usual: bonusTerms.confirmedRegistration,
    min: 0,
    max: rublesToKopecks(1000),
    permission: 'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT',
  },
  /** The largest deposit; the least is a rule. */
  'deposit-limit': {
    unit: 'MONEY',
    usual: depositLimits.max,
    min: rublesToKopecks(10_000),
    max: depositLimits.max,
    permission: 'ALL',
  },
  /** The most that a link may ask to put aside. */
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
  /** Above it two operators confirm a withdrawal. */
  'withdrawal-two-operators': {
    unit: 'MONEY',
    usual: withdrawalLimits.secondOperatorAbove,
    min: 0,
    max: rublesToKopecks(100_000),
    permission: 'ALL',
  },
  'referral-percent': { unit: 'PERCENT', usual: referralTerms.percent, min: 0, max: 30, permission: 'ALL' },
  'referral-client-limit': {
    unit: 'MONEY',
    usual: referralTerms.maxPerClient,
    min: 0,
    max: rublesToKopecks(50_000),
    permission: 'ALL',
  },
} as const satisfies Record<string, SettingTerms>;

export type ProductSetting = keyof typeof productSettings;

export const isProductSetting = (name: string): name is ProductSetting => name in productSettings;

export const productSettingNames = Object.keys(productSettings).filter(isProductSetting);

/** Which setting holds the price of an hour of each level. */
export const rateSettings = {
  BEGINNER_I: 'rate-beginner-1',
  BEGINNER_II: 'rate-beginner-2',
  BEGINNER_III: 'rate-beginner-3',
  EXPERT: 'rate-expert',
  PRO: 'rate-pro',
  STAR: 'rate-star',
} as const satisfies Readonly<Record<MateLevel, ProductSetting>>;

export const isRateSetting = (name: ProductSetting): boolean => Object.values(rateSettings).some((one) => one === name);
