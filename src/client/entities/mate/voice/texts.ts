import { defineTexts } from '../../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    listen: 'Послушать голос',
    listenTo: (name: string) => `Послушать голос: ${name}`,
    failed: 'Голос не играет. Попробуй ещё раз',
  },
});
