import { ordersText } from '../mates/standing-texts';
import { formatRating, groupedNumber, plural } from '../text/format';

interface Author {
  /** Null for a person who is not a mate, as the game below. */
  readonly rating: number | null;
  readonly mateGameId: string | null;
  readonly orders: number;
  readonly articles: number;
}

const written = (count: number): string => `${groupedNumber(count)} ${plural(count, 'статья', 'статьи', 'статей')}`;

/** Of the head of an article, shared by the page and the server's HTML. */
export const articleHeadTexts = {
  share: 'Поделиться',
  /** «4,95 ★ · 1 211 заказов · 7 статей» */
  author: ({ rating, mateGameId, orders, articles }: Author): string =>
    [
      ...(rating === null ? [] : [`${formatRating(rating)} ★`]),
      ...(mateGameId === null ? [] : [ordersText(orders)]),
      written(articles),
    ].join(' · '),
} as const;
