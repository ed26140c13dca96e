import { defineTexts } from '../texts/define-texts';

export const texts = defineTexts({
  ru: {
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    less: 'Меньше',
    more: 'Больше',
    halfTyped: 'Введено не до конца',
  },
});
