import type { CategoryKind } from '../games/category';

/** Default names of the kinds; if a game has its own name for a category, that one is shown. */
export const categoryNames: Readonly<Record<CategoryKind, string>> = {
  EDUCATION: 'Обучение',
  RANK_UP: 'Повышение ранга',
  FUN: 'Развлечение',
  EDUCATION_PROMO: 'Пробная тренировка',
  E_GIRL: 'Игра с девушками-напарниками',
  FAMOUS: 'Игра со звездами',
};
