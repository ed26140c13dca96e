import type { App } from '../../platform/app';
import { countHits } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { chatTerms, messageRateKey } from './chat-terms';

/**
 * Counts a message of this person against the rate limit; in the database, as batched messages are counted.
 * @throws Refusal RATE_LIMITED
 */
export const limitMessages = async ({ db }: App, userId: string): Promise<void> => {
  const { limit, window } = chatTerms.messages;
  const [hits = 1] = await countHits(db, [messageRateKey(userId)], window);
  if (hits > limit) throw new Refusal('RATE_LIMITED');
};
