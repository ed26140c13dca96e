import { announce, userRoom } from '../../outbox/put-outbox';
import { matchingMates } from '../hot/matching-mates';
import { loadSquad } from '../store/load-squad';
import type { EffectHandlers } from './effect-handler';

/** Mates who fit look at their orders anew, and find the hot squad there. */
export const callMates: EffectHandlers['callMates'] = async ({ tx, squadId }) => {
  const state = await loadSquad(tx, squadId, false);
  const mates = state ? await matchingMates(tx, state.context) : [];
  if (mates.length > 0) await announce(tx, mates.map(userRoom), 'orders changed', {});
};
