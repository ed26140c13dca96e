import * as z from 'zod/mini';
import { paymentMethods } from '#domain/money/deposit.ts';
import { startedDeposit } from '../money/balance';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, integerInPath, ownPath, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { landingSlug, landingFields } from '../schemas/landing-fields';
import { mateCardAnswer } from '../schemas/mate-card-answer';
import { balancePath } from '../routes/product-pages';

const course = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  topics: z.array(z.string()),
  lessons: z.number(),
  price: money,
  /** Discount of one voucher on an hour of training. */
  lessonValue: money,
});

const purchase = z.object({
  id: uuid,
  course: z.object({ id: z.number(), title: z.string(), landingId: landingSlug, gameId }),
  price: money,
  boughtAt: time,
  expiresAt: time,
  closedAt: z.nullable(time),
  refunded: money,
  /** What would be refunded if it were closed now. */
  refundable: money,
  vouchers: z.array(z.object({ code: z.string(), lesson: z.number(), squadId: z.nullable(z.number()) })),
});

export const trainingLandingsContract = endpoints({
  'GET /v1/training-landings/game/{gameId}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Training pages of a game',
    params: z.object({ gameId }),
    response: z.array(z.object({ id: landingSlug, title: z.string(), lead: z.string(), priceFrom: z.nullable(money) })),
    errors: [],
  }),
  'GET /v1/training-landings/{id}': endpoint({
    access: 'public',
    summary: 'A training page: courses, trainers, questions',
    params: z.object({ id: landingSlug }),
    response: z.object({ ...landingFields.shape, courses: z.array(course), trainers: z.array(mateCardAnswer) }),
    errors: ['TRAINING_LANDINGS_NOT_FOUND'],
  }),
  'POST /v1/training-landings/courses/{id}': endpoint({
    access: 'client',
    summary: 'Buys a course or begins a deposit of what is missing',
    confirmed: 'ABOVE',
    idempotent: true,
    params: z.object({ id: integerInPath }),
    body: z.object({
      /** Payment method for the shortfall. */
      method: z._default(z.enum(paymentMethods), 'SBP'),
      returnTo: z._default(ownPath, balancePath),
    }),
    response: z.object({
      purchase: z.nullable(purchase),
      /** Set when the balance is not sufficient: nothing is bought yet. */
      deposit: z.nullable(z.object({ ...startedDeposit.shape, amount: money })),
    }),
    errors: [
      'TRAINING_LANDINGS_COURSE_NOT_FOUND',
      'COURSE_ALREADY_BOUGHT',
      'MONEY_RESTS',
      'UNITPAY_INIT_PAYMENT_ERROR',
    ],
  }),
  'GET /v1/training-landings/my-courses': endpoint({
    access: 'user',
    summary: 'One’s courses with vouchers, newest first',
    response: z.array(purchase),
    errors: [],
  }),
  'POST /v1/training-landings/my-courses/{id}/close': endpoint({
    access: 'user',
    summary: 'Closes a course: the money for unused lessons is returned',
    idempotent: true,
    params: z.object({ id: uuid }),
    response: purchase,
    errors: ['TRAINING_LANDINGS_COURSE_NOT_FOUND', 'COURSE_LESSON_GOES_ON'],
  }),
});

export type Course = z.input<typeof course>;
export type CoursePurchase = z.input<typeof purchase>;
export type CoursePurchaseAnswer = z.output<typeof purchase>;
