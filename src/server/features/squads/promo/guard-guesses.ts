import { eq } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { promoCode } from '#server/platform/db/schema/money/promo-codes.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';

const misses = 20;
const windowMs = 10 * 60_000;

/** Rate limits guessing, since codes are short; only misses count. @throws Refusal RATE_LIMITED */
export const countMiss = (app: App, userId: string): Promise<void> =>
  limitRate(app, `promo-miss:${userId}`, misses, windowMs);

/** Counts a miss if there is no such code. @throws Refusal RATE_LIMITED */
export const guardGuess = async (app: App, userId: string, code: string): Promise<void> => {
  const [known] = await app.db.select({ code: promoCode.code }).from(promoCode).where(eq(promoCode.code, code));
  if (!known) await countMiss(app, userId);
};
