import type { ReactNode } from 'react';
import { isOnline } from '../../../entities/chat/store/selectors';
import { type ChatIdentity, ChatAvatar, useChatIdentity } from '../people/chat-avatar';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { HeadBar, HeadNote, HeadSide, HeadWords } from './chat-head-styles';
import { ChatMenu } from './chat-menu';

/** Who is online, under a chat's name. */
const ChatNote = ({ chatId, face }: { readonly chatId: string; readonly face: ChatIdentity }) => {
  const count = useChat(
    (chat) =>
      Object.entries(chat.chats[chatId]?.members ?? {}).filter(([id, { isActive }]) => isActive && isOnline(chat, id))
        .length,
  );
  if (face.kind === 'PRIVATE')
    return <HeadNote $good={face.online}>{face.online ? texts.isOnline : texts.isOffline}</HeadNote>;
  if (face.kind === 'SUPPORT')
    return <HeadNote $good={false}>{face.title === texts.support ? texts.supportNote : texts.support}</HeadNote>;
  return face.kind === 'SQUAD' ? <HeadNote $good={count > 0}>{texts.online(count)}</HeadNote> : null;
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
  const face = useChatIdentity(chatId);
  return (
    <HeadBar $slim={slim}>
      {before}
      <ChatAvatar face={face} size={32} />
      <HeadWords>
        <h2>{face.title}</h2>
        <ChatNote chatId={chatId} face={face} />
      </HeadWords>
      <HeadSide>
        <ChatMenu chatId={chatId} onFind={onFind} />
        {after}
      </HeadSide>
    </HeadBar>
  );
};
