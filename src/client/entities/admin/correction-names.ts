import type { CorrectionKind, CorrectionMoney } from '#domain/money/correction.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const correctionKindNames: Readonly<Record<CorrectionKind, string>> = defineTexts({
  ru: {
    COMPENSATION: 'Компенсация',
    PAYMENT_MISTAKE: 'Ошибка платежа',
    GOODWILL: 'Жест внимания',
    ABUSE: 'Злоупотребление',
    MATES_CONTEST: 'Конкурс напарников',
    VERIFIED_CONTEST: 'Конкурс',
    MATE_PACKAGE_BONUS: 'Бонус за пакет',
    MATE_FINE: 'Удержание',
    VIDEO_REVIEW: 'Видеоотзыв',
    OTHER: 'Другое',
  },
});

export const correctionMoneyNames: Readonly<Record<CorrectionMoney, string>> = defineTexts({
  ru: { OWN: 'Свои деньги', BONUS: 'Бонусы', GIFT: 'Подарочные' },
});
