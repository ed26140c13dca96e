import { defineTexts } from '../../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    label: 'Промокод',
    apply: 'Применить',
    remove: (code: string) => `Убрать промокод ${code}`,
    applied: (code: string) => `Промокод ${code} применён`,
    removed: 'Промокод убран',
    short: 'В промокоде от 3 до 32 знаков',
    backToGathering: (back: string) => `Цена изменится, и сквад соберётся заново. ${back}`,
  },
});
