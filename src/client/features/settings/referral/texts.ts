import { defineTexts } from '../../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Пригласить друга',
    lead: (percent: number, days: number, max: string) =>
      `Новый клиент по твоей ссылке играет, а ты получаешь ${percent} % его заказов ${days} дней, до ${max} с каждого. Платит сервис.`,
    copy: 'Скопировать ссылку',
    link: 'Твоя ссылка',
    invited: 'Пришли по ссылке',
    earned: 'Заработано',
  },
});
