import { days } from '../time/durations';
import { rublesToKopecks } from './kopecks';

/** Terms of bonus money, which cannot be withdrawn; times in ms, sums in kopecks. */
export const bonusTerms = {
  /** Percent of a price that bonus money may pay at most; money of gift certificates has no such cap. */
  maxPercentOfPrice: 30,
  lifetime: days(180),
  /** The owner is notified so long before unspent bonus money expires. */
  noticeBefore: days(7),
  /** For a new client after confirming the email; an administrator may change it. */
  confirmedRegistration: rublesToKopecks(200),
} as const;

/** Bonus money and the money of gift certificates: both expire, neither can be withdrawn. */
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
