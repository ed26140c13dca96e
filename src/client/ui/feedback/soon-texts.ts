import { defineTexts } from '../texts/define-texts';

export const soonTexts = defineTexts({
  ru: {
    soon: 'Скоро здесь',
    text: 'Мы доделываем этот раздел. Пока можно вернуться на главную или узнать, как всё устроено.',
    home: 'На главную',
    how: 'Как это работает',
  },
});
