import { defineTexts } from '../../kit/texts/define-texts';
import { formatRating, groupedNumber, plural } from '#domain/text/format.ts';

export const texts = defineTexts({
  ru: {
    online: { online: 'В сети', recently: 'Недавно в сети', offline: 'Не в сети' },
    lastSeen: (moment: string) => `Был в сети ${moment}`,
    squads: (count: number) =>
      count === 0
        ? 'Пока без сквадов'
        : `${groupedNumber(count)} ${plural(count, 'сыгранный сквад', 'сыгранных сквада', 'сыгранных сквадов')}`,
    /** «4,98 ★ · 1 204 заказа» */
    standing: (rating: number, orders: number) =>
      `${formatRating(rating)} ★ · ${groupedNumber(orders)} ${plural(orders, 'заказ', 'заказа', 'заказов')}`,
    invite: 'Позвать',
    inviteName: (label: string, name: string) => `${label}: ${name}`,
    openProfile: 'Открыть профиль',
    itIsYou: 'Это ты',
    takesNoOrders: 'Сейчас не принимает заказы',
    orders: (count: number) => `${groupedNumber(count)} ${plural(count, 'заказ', 'заказа', 'заказов')}`,
    noDescription: 'Пока без рассказа о себе',
    perHour: '/ час',
    perTrial: (minutes: number) => `/ ${minutes} мин.`,
    from: 'от',
    rating: (rating: string) => `Рейтинг ${rating}`,
    moreTags: (count: number) => `ещё ${count}`,
    people: (names: string) => `Участники: ${names}`,
  },
});
