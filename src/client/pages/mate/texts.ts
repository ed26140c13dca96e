import { ordersText, ratingText } from '#domain/mates/standing-texts.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    rating: ratingText,
    orders: ordersText,
    since: (moment: string) => `С нами с ${moment}`,
    about: 'О напарнике',
    play: pageTexts.mate.play,
    prices: 'Категории и цены',
    noOrders: 'Сейчас не принимает заказы. Напиши или загляни позже.',
    bookAhead: 'Сейчас не принимает заказы, но можно записаться на другое время.',
    invite: 'Позвать в сквад',
    write: 'Написать',
    favorite: 'В избранное',
    favoriteOn: 'В избранном',
    added: 'Добавлено в избранное',
    removed: 'Убрано из избранного',
    own: 'Так твою страницу видят другие.',
    edit: 'Изменить анкету',
    notFound: 'Такого напарника в этой игре нет.',
    title: 'Напарник',
    failedTitle: 'Страница напарника не открылась',
    notFoundTitle: 'Напарник не найден',
    team: 'Посмотреть всех напарников',
    loading: 'Загружаем страницу напарника',
  },
});
