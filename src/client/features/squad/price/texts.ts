import { defineTexts } from '../../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Цена',
    toPay: 'К оплате',
    paidTitle: 'Оплачено',
    income: 'Твой заказ',
    mate: (name: string, duration: string) => `${name}, ${duration}`,
    discount: 'Скидка',
    promo: (code: string) => `Промокод ${code}`,
    total: 'Итого за всех',
    myShare: 'Твоя доля',
    myIncome: 'Твоя часть',
    covers: (names: string) => `Вместе с тем, что ты платишь за друзей: ${names}.`,
    estimate: 'Пока предварительно: цена закрепится, когда соберутся все.',
    held: 'Деньги хранятся у сервиса и уйдут напарнику после игры.',
    settled: 'Расчёт сделан: деньги ушли напарникам.',
    earned: 'Деньги придут на баланс после расчёта.',
    earnedSettled: 'Деньги пришли на баланс.',
    none: 'Цена появится, когда в скваде будет напарник.',
    ownerPays: 'За тебя платит создатель сквада.',
    returned: 'Удержанные деньги вернулись.',
  },
});
