import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({ ru: { title: 'Уведомления', empty: 'Пока тихо. Здесь появятся приглашения, оплаты и ответы.' } });
