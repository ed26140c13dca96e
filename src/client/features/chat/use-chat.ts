import { useSelector } from 'react-redux';
import { useCallback } from 'react';
import { type ChatRoot, logOf, selectChat } from '../../entities/chat/store/selectors';
import type { ChatLog } from '../../entities/chat/store/chat-log';
import type { ChatEntity, ChatState } from '../../entities/chat/store/chat-state';
import { useGameLink } from '../../entities/game/chosen-game';
import { chatsPath, chatPath as pathOfChat } from '#contract/routes/product-pages.ts';

/** A selection from the chat's state; from an empty state until its code is loaded. */
export const useChat = <T>(select: (chat: ChatState) => T, isSame?: (a: T, b: T) => boolean): T =>
  useSelector((root: ChatRoot) => select(selectChat(root)), isSame);

export const useChatLog = (chatId: string): ChatLog | undefined => useChat((chat) => logOf(chat, chatId));

export const useChatEntity = (chatId: string): ChatEntity | undefined => useChat((chat) => chat.chats[chatId]);

/** `/chat`, `/chat/{chatId}` in the current game; with `seq`, at that message. */
export const useChatPath = (): ((chatId: string | null, seq?: number) => string) => {
  const link = useGameLink();
  return useCallback(
    (chatId, seq) =>
      link(chatId === null ? chatsPath : `${pathOfChat({ chatId })}${seq === undefined ? '' : `?message=${seq}`}`),
    [link],
  );
};

export const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);
