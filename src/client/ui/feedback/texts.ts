import { defineTexts } from '../texts/define-texts';

export const texts = defineTexts({
  ru: { somethingWrong: 'Что-то пошло не так. Попробуй ещё раз.', retry: 'Повторить', listFailed: 'Список не загрузился' },
});
