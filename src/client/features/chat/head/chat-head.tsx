import type { ReactNode } from 'react';
import { isOnline } from '#client/entities/chat/store/selectors.ts';
import { type ChatIdentity, ChatAvatar, useChatIdentity } from '../people/chat-avatar';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { HeadBar, HeadNote, HeadSide, HeadText } from './chat-head-styles';
import { ChatMenu } from './chat-menu';

/** Who is online, under a chat's name. */
const ChatNote = ({ chatId, identity }: { readonly chatId: string; readonly identity: ChatIdentity }) => {
  const count = useChat(
    (chat) =>
      Object.entries(chat.chats[chatId]?.members ?? {}).filter(([id, { isActive }]) => isActive && isOnline(chat, id))
        .length,
  );
  if (identity.kind === 'PRIVATE')
    return <HeadNote $good={identity.online}>{identity.online ? texts.isOnline : texts.isOffline}</HeadNote>;
  if (identity.kind === 'SUPPORT')
    return <HeadNote $good={false}>{identity.title === texts.support ? texts.supportNote : texts.support}</HeadNote>;
  return identity.kind === 'SQUAD' ? <HeadNote $good={count > 0}>{texts.online(count)}</HeadNote> : null;
};

interface ChatHeadProps {
  readonly chatId: string;
  readonly slim?: boolean;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly onFind: () => void;
}

/** The chat's name, who is online, and its menu. */
export const ChatHead = ({ chatId, slim = false, before, after, onFind }: ChatHeadProps) => {
  const identity = useChatIdentity(chatId);
  return (
    <HeadBar $slim={slim}>
      {before}
      <ChatAvatar identity={identity} size={32} />
      <HeadText>
        <h2>{identity.title}</h2>
        <ChatNote chatId={chatId} identity={identity} />
      </HeadText>
      <HeadSide>
        <ChatMenu chatId={chatId} onFind={onFind} />
        {after}
      </HeadSide>
    </HeadBar>
  );
};
