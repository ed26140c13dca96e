import type { CategoryKind } from '#domain/games/category.ts';
import { defineTexts } from '../../kit/texts/define-texts';

/** Default names of the kinds; if a game has its own name for a category, that one is shown. */
export const categoryNames: Readonly<Record<CategoryKind, string>> = defineTexts({
  ru: {
    EDUCATION: 'Обучение',
    RANK_UP: 'Повышение ранга',
    FUN: 'Развлечение',
    EDUCATION_PROMO: 'Пробная тренировка',
    E_GIRL: 'Игра с девушками-напарниками',
    FAMOUS: 'Игра со звездами',
  },
});
