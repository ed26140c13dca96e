import { isOnline } from '../../../chat/store/selectors';
import type { ChatFace } from '../people/use-chat-face';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { HeadNote } from './chat-head-look';

/** Who is there, under a chat's name. */
export const ChatNote = ({ chatId, face }: { readonly chatId: string; readonly face: ChatFace }) => {
  const count = useChat((chat) => Object.entries(chat.chats.entities[chatId]?.members ?? {}).filter(([id, { isActive }]) => isActive && isOnline(chat, id)).length);
  if (face.kind === 'PRIVATE') return <HeadNote $good={face.online}>{face.online ? texts.isOnline : texts.isOffline}</HeadNote>;
  if (face.kind === 'SUPPORT') return <HeadNote $good={false}>{face.title === texts.support ? texts.supportNote : texts.support}</HeadNote>;
  return face.kind === 'SQUAD' ? <HeadNote $good={count > 0}>{texts.online(count)}</HeadNote> : null;
};
