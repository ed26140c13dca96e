import { defineTexts } from '../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    noAnswer: 'Нет ответа. Проверь связь и попробуй ещё раз',
    firstReply: (username: string) => `${username}: первый ответ тебе`,
  },
});
