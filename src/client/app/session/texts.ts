import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: { depositPaid: 'Пополнение зачислено на баланс', depositDeclined: 'Пополнение не прошло: платёжная система его отклонила' },
});
