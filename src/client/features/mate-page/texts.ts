import { formatNumber } from '../../ui/data/format-money';
import { defineTexts } from '../../ui/texts/define-texts';
import { plural } from '../../../domain/text/plural';

const reviews = (count: number) => `${formatNumber(count)} ${plural(count, 'отзыв', 'отзыва', 'отзывов')}`;

export const texts = defineTexts({
  ru: {
    rating: (rating: string, count: number) => `${rating} ★ · ${reviews(count)}`,
    orders: (count: number) => `${formatNumber(count)} ${plural(count, 'заказ', 'заказа', 'заказов')}`,
    since: (moment: string) => `С нами с ${moment}`,
    about: 'О напарнике',
    play: 'Сыграть вместе',
    prices: 'Категории и цены',
    noOrders: 'Сейчас не принимает заказы. Напиши или загляни позже.',
    invite: 'Позвать в сквад',
    write: 'Написать',
    favorite: 'В избранное',
    favoriteOn: 'В избранном',
    added: 'Добавлено в избранное',
    removed: 'Убрано из избранного',
    own: 'Так твою страницу видят другие.',
    edit: 'Изменить анкету',
    reviews: 'Отзывы',
    reviewsCount: reviews,
    criterion: (name: string, mean: string) => `${name}: ${mean} из 5`,
    reviewRating: (rating: string) => `Оценка ${rating}`,
    reply: (name: string) => `Ответ: ${name}`,
    noReviewsYet: 'Отзывов пока нет.',
    noReviews: 'Отзывов пока нет. Сыграй первым и расскажи, как было.',
    more: 'Показать ещё',
    notFound: 'Такого напарника в этой игре нет.',
    title: 'Напарник',
    failedTitle: 'Страница напарника не открылась',
    notFoundTitle: 'Напарник не найден',
    team: 'Посмотреть всех напарников',
    loading: 'Загружаем страницу напарника',
  },
});
