import type { BonusReason } from './bonus';

/** Names of bonus reasons, as shown to the person who got the money. */
export const bonusNames: Readonly<Record<BonusReason, string>> = {
  ELSE: 'Бонус',
  CLIENT_TOPUP_BONUS: 'Бонус за пополнение',
  CLIENT_PACKAGE_BONUS: 'Бонус за пакет пополнения',
  MATES_CONTEST: 'Приз конкурса напарников',
  VERIFIED_CONTEST: 'Приз конкурса',
  MATE_PACKAGE_BONUS: 'Бонус за пакет',
  MATE_FINE: 'Удержание',
  REFERRAL_PROGRAMM: 'Бонус за приглашённого друга',
  CONFIRMED_REGISTRATION_BONUS: 'Подарок за регистрацию',
  GIFT_CERTIFICATE: 'Подарочный сертификат',
};
