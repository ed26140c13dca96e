import type { SquadTerms } from '#domain/squad/facts/squad-context.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { matchingMates } from './matching-mates';

/** Announces to mates who could play this squad (`matchingMates`) that their orders changed; returns the mates. */
export const announceToMatchingMates = async (
  tx: Tx,
  ownerId: string,
  terms: SquadTerms,
  at: Date | null,
): Promise<readonly string[]> => {
  const mates = await matchingMates(tx, ownerId, terms, at);
  if (mates.length > 0) await announce(tx, mates.map(userRoom), 'orders changed', {});
  return mates;
};
