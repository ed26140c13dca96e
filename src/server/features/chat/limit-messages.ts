import type { App } from '../../platform/app';
import { countHits } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { chatTerms, messageRateKey } from './chat-terms';

/**
 * Counts one more message of this person where those that are stored together are counted: in the database.
 * @throws Refusal RATE_LIMITED
 */
export const limitMessages = async ({ db }: App, userId: string): Promise<void> => {
  const { limit, window } = chatTerms.messages;
  const [hits = 1] = await countHits(db, [messageRateKey(userId)], window);
  if (hits > limit) throw new Refusal('RATE_LIMITED');
};
