import { formatRating, groupedNumber, plural } from '../text/format';

/** «1 211 заказов» */
export const ordersText = (count: number): string =>
  `${groupedNumber(count)} ${plural(count, 'заказ', 'заказа', 'заказов')}`;

/** «27 отзывов» */
export const reviewsText = (count: number): string =>
  `${groupedNumber(count)} ${plural(count, 'отзыв', 'отзыва', 'отзывов')}`;

/** «4,95 ★ · 27 отзывов» */
export const ratingText = (rating: number, reviews: number): string =>
  `${formatRating(rating)} ★ · ${reviewsText(reviews)}`;

/** «4,98 ★ · 1 204 заказа» */
export const standingText = ({ rating, orders }: { readonly rating: number; readonly orders: number }): string =>
  `${formatRating(rating)} ★ · ${ordersText(orders)}`;

/** «1 204 сыгранных сквада» */
export const squadsText = (count: number): string =>
  count === 0
    ? 'Пока без сквадов'
    : `${groupedNumber(count)} ${plural(count, 'сыгранный сквад', 'сыгранных сквада', 'сыгранных сквадов')}`;

/** In place of what a mate tells of themselves, who has told nothing. */
export const noDescription = 'Пока без рассказа о себе';

/** Around the price of an hour: «от 890 ₽ / час». */
export const hourPriceTexts = { from: 'от', perHour: '/ час' } as const;
