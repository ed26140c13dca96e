import { groupedNumber, plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    registered: 'Ты в списке',
    register: 'Записаться',
    unregister: 'Передумал',
    registrationClosed: 'Запись закрыта',
    people: (count: number) =>
      `${groupedNumber(count)} ${plural(count, 'участник', 'участника', 'участников')} в списке`,
    until: 'Запись до',
    signInToRegister: 'Войти и записаться',
  },
});
