import { useDispatch } from 'react-redux';
import type { ChatReaction } from '../../../../../domain/enums/chat-reaction';
import type { StoredMessage } from '../../../../chat/store/blocks';
import { reactionWanted } from '../../../../chat/store/chat-actions';
import { useRoom } from '../room-context';

/** Sets an own reaction, or takes it back. */
export const useReact = (message: StoredMessage) => {
  const dispatch = useDispatch();
  const { chatId, me } = useRoom();
  const isOwn = (reaction: ChatReaction): boolean => message.reactions.some((one) => one.reaction === reaction && one.userIds.includes(me));
  return {
    isOwn,
    toggle: (reaction: ChatReaction) => void dispatch(reactionWanted({ chatId, messageId: message.id, reaction, on: !isOwn(reaction) })),
  };
};
