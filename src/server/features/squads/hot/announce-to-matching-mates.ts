import type { SquadTerms } from '../../../../domain/squad/facts/squad-context';
import type { Tx } from '../../../platform/db/open-database';
import { announce, userRoom } from '../../../platform/outbox/put-outbox';
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
