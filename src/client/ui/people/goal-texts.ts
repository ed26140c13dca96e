import { defineTexts } from '../texts/define-texts';

export const goalTexts = defineTexts({
  ru: {
    progress: (title: string) => `Собрано на цель «${title}»`,
    collected: (collected: string, amount: string) => `${collected} из ${amount}`,
    achieved: (collected: string) => `Собрано ${collected}. Цель достигнута`,
  },
});
