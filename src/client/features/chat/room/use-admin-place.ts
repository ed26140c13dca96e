import { useChat, useChatEntity } from '../use-chat';

/** Where an administrator is of a chat that is not his own; null for everybody else. */
export const useAdminPlace = (chatId: string, me: string): 'inside' | 'outside' | null => {
  const member = useChatEntity(chatId)?.members[me];
  const isOutside = useChat((chat) => chat.doors[chatId]?.status === 'outside');
  if (member?.isActive === true) return member.role === 'ADMIN' ? 'inside' : null;
  return isOutside || member?.role === 'ADMIN' ? 'outside' : null;
};
