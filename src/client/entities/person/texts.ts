import { presenceTexts } from '#domain/people/presence-texts.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { hourPriceTexts, noDescription, ordersText, squadsText } from '#domain/mates/standing-texts.ts';

export const texts = defineTexts({
  ru: {
    online: presenceTexts,
    squads: squadsText,
    invite: 'Позвать',
    inviteName: (label: string, name: string) => `${label}: ${name}`,
    openProfile: 'Открыть профиль',
    itIsYou: 'Это ты',
    takesNoOrders: 'Сейчас не принимает заказы',
    orders: ordersText,
    noDescription,
    perHour: hourPriceTexts.perHour,
    perTrial: (minutes: number) => `/ ${minutes} мин.`,
    from: hourPriceTexts.from,
    rating: (rating: string) => `Рейтинг ${rating}`,
    moreTags: (count: number) => `ещё ${count}`,
    people: (names: string) => `Участники: ${names}`,
  },
});
