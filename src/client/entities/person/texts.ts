import { defineTexts } from '../../kit/texts/define-texts';
import { hourPriceTexts, ordersText, squadsText } from '#domain/mates/standing-texts.ts';
import { formatRating } from '#domain/text/format.ts';

export const texts = defineTexts({
  ru: {
    online: { online: 'В сети', recently: 'Недавно в сети', offline: 'Не в сети' },
    lastSeen: (moment: string) => `Был в сети ${moment}`,
    squads: squadsText,
    /** «4,98 ★ · 1 204 заказа» */
    standing: (rating: number, orders: number) => `${formatRating(rating)} ★ · ${ordersText(orders)}`,
    invite: 'Позвать',
    inviteName: (label: string, name: string) => `${label}: ${name}`,
    openProfile: 'Открыть профиль',
    itIsYou: 'Это ты',
    takesNoOrders: 'Сейчас не принимает заказы',
    orders: ordersText,
    noDescription: 'Пока без рассказа о себе',
    perHour: hourPriceTexts.perHour,
    perTrial: (minutes: number) => `/ ${minutes} мин.`,
    from: hourPriceTexts.from,
    rating: (rating: string) => `Рейтинг ${rating}`,
    moreTags: (count: number) => `ещё ${count}`,
    people: (names: string) => `Участники: ${names}`,
  },
});
