import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    listen: 'Послушать голос',
    listenTo: (name: string) => `Послушать голос: ${name}`,
    failed: 'Голос не играет. Попробуй ещё раз',
  },
});
