import * as z from 'zod/mini';
import { mateLevels, percentChangeReasons } from '#domain/mates/grade.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId } from '../schemas/fields';
import { money, time } from '../schemas/units';

const level = z.enum(mateLevels);

export const percentChange = z.object({
  id: z.string(),
  reason: z.enum(percentChangeReasons),
  gradeBefore: z.nullable(level),
  grade: level,
  percentBefore: z.nullable(z.number()),
  percent: z.number(),
  comment: z.nullable(z.string()),
  createdAt: time,
});

const strike = z.object({
  id: z.string(),
  reason: z.string(),
  squadId: z.nullable(z.number()),
  createdAt: time,
  /** When it stops counting. */
  expiresAt: time,
});

export const mateStandingContract = endpoints({
  'GET /v1/mates/me/standing': endpoint({
    access: 'mate',
    summary: 'One’s grade, percent of order, history of changes and strikes',
    response: z.object({
      gameId,
      grade: level,
      percent: z.number(),
      /** Finished hours and rating, on which a promotion depends. */
      hours: z.number(),
      rating: z.number(),
      /** The next grade; null at the top, and when the next grade is by appointment. */
      next: z.nullable(
        z.object({ grade: level, percent: z.number(), fromHours: z.number(), ratingNeeded: z.number() }),
      ),
      changes: z.array(percentChange),
      strikes: z.array(strike),
      ordersOffUntil: z.nullable(time),
      /**
       * When the mate's orders were switched off because of missed invitations; null while they are on, or when the
       * mate switched them off.
       */
      missedOffAt: z.nullable(time),
      /** Since when no quick channel of the mate works; null: one does, or none has failed. */
      unreachedAt: z.nullable(time),
    }),
    errors: [],
  }),
  'GET /v1/mates/me/progress': endpoint({
    access: 'mate',
    summary: 'Earnings by week and how the mate answers invitations',
    response: z.object({
      /** Oldest first, up to the current one, by the mate's calendar; weeks without income are included. */
      weeks: z.array(z.object({ from: time, income: money })),
      /** Of the last 30 days. */
      answers: z.object({
        /** Calls that were accepted, declined or missed. */
        calls: z.number(),
        accepted: z.number(),
        /** Median time of an explicit answer; null without one. */
        medianSeconds: z.nullable(z.number()),
      }),
    }),
    errors: [],
  }),
  'GET /v1/mates/me/place': endpoint({
    access: 'mate',
    summary: 'What one’s place in the recommended list follows from, and how often one was seen and called',
    response: z.object({
      gameId,
      /** Null: there is no card in the list now. */
      place: z.nullable(
        z.object({
          /** How many stand before by merit, plus one; null beyond a thousand. */
          at: z.nullable(z.number()),
          /** How many the list has; null beyond a thousand. */
          of: z.nullable(z.number()),
          /** Online and free: those stand first. */
          free: z.boolean(),
          newcomer: z.boolean(),
          /** Finished orders, up to which one is a newcomer. */
          orders: z.number(),
          /** How the latest calls ended. */
          accepted: z.number(),
          declined: z.number(),
          missed: z.number(),
          answerSeconds: z.nullable(z.number()),
          rating: z.number(),
          reviewCount: z.number(),
        }),
      ),
      /** Percent of places that is kept for newcomers. */
      newcomerShare: z.number(),
      /** Of the last `placeFigures` days, today included, days in UTC. */
      figures: z.object({ shown: z.number(), opened: z.number(), called: z.number(), orders: z.number() }),
    }),
    errors: [],
  }),
});
