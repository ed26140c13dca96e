import { landingTexts } from '#domain/text/landing-texts.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    ...landingTexts.category,
    mates: 'Кто играет',
    allMates: 'Все напарники категории',
    noMates: 'В этой категории пока нет напарников. Загляни в другую.',
    collections: 'Подборки и курсы',
    others: 'Другие категории',
    notFound: 'Такой категории в этой игре нет.',
    title: 'Категория',
    failedTitle: 'Категория не открылась',
    notFoundTitle: 'Категория не найдена',
    all: 'Посмотреть всех напарников',
  },
});
