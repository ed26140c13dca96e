import * as z from 'zod/mini';
import { reviewTerms } from '#domain/mates/review.ts';
import { checkedAs } from './field-check';

/** A mark for one criterion of a review. */
export const mark = checkedAs('IS_RATING', z.int().check(z.gte(reviewTerms.minMark), z.lte(reviewTerms.maxMark)));
