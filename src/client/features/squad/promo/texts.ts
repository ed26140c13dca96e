import { defineTexts } from '../../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    applied: (code: string) => `Промокод ${code} применён`,
    removed: 'Промокод убран',
    backToGathering: (back: string) => `Цена изменится, и сквад соберётся заново. ${back}`,
  },
});
