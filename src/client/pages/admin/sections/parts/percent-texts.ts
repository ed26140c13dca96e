import { defineTexts } from '../../../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Процент заказа',
    percent: 'Процент',
    wrong: 'Целое число от 0 до 100',
    save: 'Сохранить',
    saved: 'Сохранено',
  },
});
