import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    what: 'Что внутри',
    priceFrom: 'Цена от',
    perHour: 'за час',
    nobody: 'Сейчас в этой подборке никто не принимает заказы',
    start: 'Создать сквад',
    join: 'Открытые сквады',
    mates: 'Кто играет',
    allMates: 'Все напарники подборки',
    noMates: 'В этой подборке пока никого. Загляни в соседнюю.',
    children: 'Подборки внутри этой',
    siblings: 'Похожие подборки',
    way: 'Где ты',
    title: 'Подборка',
    failedTitle: 'Подборка не открылась',
    notFoundTitle: 'Подборка не найдена',
    notFound: 'Такой подборки в этой игре нет.',
    team: 'Посмотреть всех напарников',
    loading: 'Загружаем подборку',
  },
});
