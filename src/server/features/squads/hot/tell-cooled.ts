import { type SquadState, termsOf } from '../../../../domain/squad/facts/squad-context';
import type { Tx } from '../../../platform/db/open-database';
import { announce, userRoom } from '../../../platform/outbox/put-outbox';
import { matchingMates } from './matching-mates';

const isHot = ({ value, context }: SquadState): boolean => value === 'PENDING' && context.hotUntil !== null;

/** Mates who fit have a hot squad before them until its time is up: one that calls nobody any more goes at once. */
export const tellCooled = async (tx: Tx, before: SquadState, after: SquadState): Promise<void> => {
  if (!isHot(before) || isHot(after)) return;
  const { ownerId } = before.context;
  const mates = await matchingMates(tx, ownerId, termsOf(before.context));
  if (mates.length > 0) await announce(tx, mates.map(userRoom), 'orders changed', {});
};
