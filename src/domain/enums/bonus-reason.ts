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
