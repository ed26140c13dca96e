import { formatNumber } from '../data/format-money';
import { formatRating } from '../data/format-rating';
import { defineTexts } from '../texts/define-texts';
import { plural } from '../texts/plural';

export const texts = defineTexts({
  ru: {
    online: { online: 'В сети', recently: 'Недавно в сети', offline: 'Не в сети' },
    /** «4,98 ★ · 1 204 заказа» */
    standing: (rating: number, orders: number) =>
      `${formatRating(rating)} ★ · ${formatNumber(orders)} ${plural(orders, 'заказ', 'заказа', 'заказов')}`,
    people: (names: string) => `Участники: ${names}`,
  },
});
