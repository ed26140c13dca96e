import { addChatMember, closeChatLater, ensureSquadChat, removeChatMember } from '../../chat/public';
import { countFinishedOrders, countPlayedMinutes } from '../../mate-access/public';
import { countFinishedSquad } from '../../users/public';
import { announceToMatchingMates } from '../hot/announce-to-matching-mates';
import type { EffectHandlers } from './effect-handler';
import { notifyOfSquad } from './notify';

/** Opens the squad's chat with its first member and adds everybody who joins. */
export const admitMember: EffectHandlers['admitMember'] = async ({ tx, squadId }, { memberId }) => {
  await addChatMember(tx, await ensureSquadChat(tx, squadId), memberId);
};

/** Removes a member who leaves the squad from its chat. */
export const dismissMember: EffectHandlers['dismissMember'] = async ({ tx, squadId }, { memberId }) => {
  await removeChatMember(tx, await ensureSquadChat(tx, squadId), memberId);
};

export const closeChat: EffectHandlers['closeChat'] = ({ tx, squadId }, { endedAt }) =>
  closeChatLater(tx, squadId, endedAt);

/** Announces a hot squad to matching mates, whose order pages refetch, and notifies those who are elsewhere. */
export const callMates: EffectHandlers['callMates'] = async ({ tx, squadId, gameId, at }, { ownerId, terms }) => {
  const mates = await announceToMatchingMates(tx, ownerId, terms, at);
  if (mates.length > 0) await notifyOfSquad(tx, mates, 'HOT_CALL', { squadId, gameId, by: ownerId, at });
};

export const countFinished: EffectHandlers['countFinished'] = async ({ tx }, { memberIds, mateIds, minutes }) => {
  await countFinishedSquad(tx, memberIds);
  await countFinishedOrders(tx, mateIds, minutes);
};

export const countPlayed: EffectHandlers['countPlayed'] = ({ tx }, { mateIds, minutes }) =>
  countPlayedMinutes(tx, mateIds, minutes);
