import { defineTexts } from '../../kit/texts/define-texts';

/** What the palette can start, said outside of the section: complete without its heading. */
export const actTitles = defineTexts({
  ru: {
    newCorrection: 'Новая поправка',
    templates: 'Заготовки ответов',
    giveAccess: 'Выдать доступ напарника',
    newReview: 'Отзыв от имени участника',
    importReviews: 'Перенести отзывы',
    newCriterion: 'Новый критерий отзывов',
    newReconciliation: 'Сверить реестр',
    newDraw: 'Новый розыгрыш',
    newPromoCode: 'Новый промокод',
    newGame: 'Новая игра',
    newParam: 'Новый параметр игры',
    newCategory: 'Новая категория',
    toGroup: 'Рассылка многим',
    toSelected: 'Рассылка выбранным людям',
    newLanding: 'Новая страница обучения',
    newMateLanding: 'Новая страница напарника',
    newPage: 'Слова для страницы',
  },
});
