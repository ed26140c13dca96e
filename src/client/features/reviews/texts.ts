import { reviewTerms } from '#domain/mates/review.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    reviews: 'Отзывы',
    criterion: (name: string, mean: string) => `${name}: ${mean} из ${reviewTerms.maxMark}`,
    reviewRating: (rating: string) => `Оценка ${rating}`,
    reply: (name: string) => `Ответ: ${name}`,
    noReviewsYet: 'Отзывов пока нет.',
    noReviews: 'Отзывов пока нет. Сыграй первым и расскажи, как было.',
  },
});
