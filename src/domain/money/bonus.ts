import { days } from '../time/durations';
import { rublesToKopecks } from './kopecks';

/** Bonus money is not withdrawable. */
export const bonusTerms = {
  /** Percent of a price that bonus money may pay; money of gift certificates knows no cap. */
  maxPercentOfPrice: 30,
  lifetime: days(180),
  /** The owner is told so long before unspent money goes. */
  noticeBefore: days(7),
  /** For a new client after confirming the email; an administrator may change it. */
  confirmedRegistration: rublesToKopecks(200),
} as const;

/** Bonus money and the money of gift certificates: both end, neither leaves the product. */
export const bonusKinds = ['BONUS', 'GIFT'] as const;

export type BonusKind = (typeof bonusKinds)[number];

export const bonusReasons = [
  'ELSE',
  'CLIENT_TOPUP_BONUS',
  'CLIENT_PACKAGE_BONUS',
  'MATES_CONTEST',
  'VERIFIED_CONTEST',
  'MATE_PACKAGE_BONUS',
  'MATE_FINE',
  'REFERRAL_PROGRAMM',
  'CONFIRMED_REGISTRATION_BONUS',
  'GIFT_CERTIFICATE',
] as const;

export type BonusReason = (typeof bonusReasons)[number];
