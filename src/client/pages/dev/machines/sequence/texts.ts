import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Акторы и их сообщения',
    sequence: 'Кто что кому послал',
    noMessages: 'Сообщений ещё не было.',
    onlyLast: (shown: number, all: number) => `Последние ${shown} из ${all}`,
    page: (number: number) => `Вкладка ${number}`,
    works: 'работает',
  },
});
