import { addChatMember } from '../../chat/store/add-chat-member';
import { ensureSquadChat } from '../../chat/store/ensure-squad-chat';
import { removeChatMember } from '../../chat/store/remove-chat-member';
import type { EffectHandlers } from './effect-handler';

/** A squad's chat opens with its first member; everybody who joins comes in. */
export const admitMember: EffectHandlers['admitMember'] = async ({ tx, squadId }, { memberId }) => {
  await addChatMember(tx, await ensureSquadChat(tx, squadId), memberId);
};

/** Who leaves the squad leaves its chat. */
export const dismissMember: EffectHandlers['dismissMember'] = async ({ tx, squadId }, { memberId }) => {
  await removeChatMember(tx, await ensureSquadChat(tx, squadId), memberId);
};
