import { categoryNames } from '#domain/games/category-names.ts';
import { gameNames } from '#server/features/reference/public.ts';
import { asc, eq } from 'drizzle-orm';
import type { deskReviewsContract } from '#contract/desk/people/reviews.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { review, reviewCriterion, reviewMark } from '#server/platform/db/schema/reviews.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendExport } from '../../audit/public';
import { editReview, hideReview } from './change-review';
import { createReview } from './create-review';
import { checkReviews, importReviews } from './import-reviews';
import { listReviews, reviewLine } from './list-reviews';

const sendList: Handlers<typeof deskReviewsContract>['GET /v1/admin/reviews.csv'] = async (app, call) => {
  const gameName = await gameNames(app);
  return sendExport(app, call, {
    list: 'reviews',
    page: (query) => listReviews(app, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      'О ком': ['text', ({ subject }) => subject.username],
      Автор: ['text', ({ author, authorName }) => author?.username ?? authorName],
      Игра: ['text', ({ gameId }) => gameName(gameId)],
      Категория: ['text', ({ kind }) => categoryNames[kind]],
      Сквад: ['text', ({ squadId }) => squadId],
      Перенесён: ['text', ({ imported }) => (imported ? 'да' : 'нет')],
      Оценка: ['decimal', ({ rating }) => rating],
      Текст: ['text', ({ text }) => text],
      Написан: ['moment', ({ createdAt }) => createdAt],
      Скрыт: ['moment', ({ hiddenAt }) => hiddenAt],
      'Почему скрыт': ['text', ({ hiddenReason }) => hiddenReason],
    },
  });
};

export const deskReviewsHandlers: Handlers<typeof deskReviewsContract> = {
  'GET /v1/admin/reviews': (app, { query }) => listReviews(app, query),
  'GET /v1/admin/reviews.csv': sendList,
  'GET /v1/admin/reviews.xlsx': sendList,
  'GET /v1/admin/reviews/{id}': async (app, { params: { id } }) => {
    const line = await reviewLine(app.db, id);
    const marks = await app.db
      .select({ criterionId: reviewMark.criterionId, name: reviewCriterion.name, mark: reviewMark.mark })
      .from(reviewMark)
      .innerJoin(reviewCriterion, eq(reviewCriterion.id, reviewMark.criterionId))
      .where(eq(reviewMark.reviewId, id))
      .orderBy(asc(reviewCriterion.position));
    const [more] = await app.db.select({ reply: review.reply }).from(review).where(eq(review.id, id));
    const [mate] = await app.db
      .select({ rating: mateAccess.ratingHundredths, reviewCount: mateAccess.reviewCount })
      .from(mateAccess)
      .where(eq(mateAccess.userId, line.subject.id));
    return {
      ...line,
      marks,
      reply: more?.reply ?? null,
      standing: mate ? { rating: mate.rating / 100, reviewCount: mate.reviewCount } : null,
    };
  },
  'POST /v1/admin/reviews': createReview,
  'PUT /v1/admin/reviews/{id}': editReview,
  'PUT /v1/admin/reviews/{id}/hidden': hideReview,
  'POST /v1/admin/imported-reviews': importReviews,
  'POST /v1/admin/imported-reviews/check': checkReviews,
  'PUT /v1/admin/imported-reviews/{id}': editReview,
  'PUT /v1/admin/imported-reviews/{id}/hidden': hideReview,
};
