import type { App } from '../../app/app';
import { limitRate } from '../../http/count-hit';

const misses = 20;
const windowMs = 10 * 60_000;

/** Codes are short: whoever guesses is stopped. Only misses count. @throws Refusal RATE_LIMITED */
export const countMiss = (app: App, userId: string): Promise<void> => limitRate(app, `promo-miss:${userId}`, misses, windowMs);
