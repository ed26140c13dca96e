import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    subject: 'Заголовок',
    text: 'Текст',
    link: 'Куда ведёт',
    linkHint: 'Путь на этом сайте: /support',
    sendAt: 'Когда',
    sendAtHint: 'Пусто — сейчас',
    people: 'Люди',
    peopleHint: 'Имена или номера, по одному в строке',
    preview: 'Так увидят',
  },
});
