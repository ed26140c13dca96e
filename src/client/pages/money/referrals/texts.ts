import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Пригласить друга',
    lead: (percent: number, days: number, max: string) =>
      `Новый клиент по твоей ссылке играет, а ты получаешь ${percent} % его заказов ${days} дней, до ${max} с каждого. Приходит на баланс сразу после игры.`,
    link: 'Твоя ссылка',
    qr: 'Твоя ссылка картинкой для камеры телефона',
    invited: 'Пришли по ссылке',
    earned: 'Заработано',
    months: 'По месяцам',
    people: 'Кто пришёл',
    nobody: 'Пока никто не пришёл. Отправь ссылку тому, с кем хочешь играть',
    type: { TAG: 'по ссылке', SQUAD: 'по приглашению в сквад', BLOG: 'по статье' },
    left: (sum: string) => `ещё до ${sum}`,
    over: 'предел достигнут или срок вышел',
    until: (day: string) => `до ${day}`,
    loading: 'Загружаем приглашённых',
  },
});
