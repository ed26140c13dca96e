import * as z from 'zod/mini';
import { money } from '../schemas/units';
import type { ErrorCode } from './error-code';

/** The details of refusals that name a sum. Those of other codes are sent as they are. */
export const sumsInDetails = {
  AGE_DEPOSIT_LIMIT: z.object({ left: money }),
  ARTICLE_PRICE_CHANGED: z.object({ price: money }),
  BALANCE_INSUFFICIENT: z.object({ shortfall: money }),
  BALANCE_MAX_WITHDRAW_AMOUNT: z.object({ max: money }),
  BALANCE_MIN_WITHDRAW_AMOUNT: z.object({ min: money }),
} as const satisfies Partial<Record<ErrorCode, z.ZodMiniType>>;
