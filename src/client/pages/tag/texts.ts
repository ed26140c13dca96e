import { landingTexts } from '#domain/text/landing-texts.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    ...landingTexts.tag,
    mates: 'Кто играет',
    allMates: 'Все напарники подборки',
    noMates: 'В этой подборке пока никого. Загляни в соседнюю.',
    children: 'Подборки внутри этой',
    siblings: 'Похожие подборки',
    title: 'Подборка',
    failedTitle: 'Подборка не открылась',
    notFoundTitle: 'Подборка не найдена',
    notFound: 'Такой подборки в этой игре нет.',
    team: 'Посмотреть всех напарников',
    loading: 'Загружаем подборку',
  },
});
