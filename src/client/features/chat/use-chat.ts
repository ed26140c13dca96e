import { useSelector } from 'react-redux';
import { logOf, selectChat } from '../../chat/store/selectors';
import type { ChatRoot } from '../../chat/store/selectors';
import type { ChatLog } from '../../chat/store/chat-log';
import type { ChatEntity, ChatState } from '../../chat/store/chat-state';

/** A part of the chat's state; before its code has come, of the empty one. */
export const useChat = <T>(select: (chat: ChatState) => T, isSame?: (a: T, b: T) => boolean): T =>
  useSelector((root: ChatRoot) => select(selectChat(root)), isSame);

export const useChatLog = (chatId: string): ChatLog | undefined => useChat((chat) => logOf(chat, chatId));

export const useChatEntity = (chatId: string): ChatEntity | undefined => useChat((chat) => chat.chats.entities[chatId]);
