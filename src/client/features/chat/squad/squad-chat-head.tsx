import { Maximize2 } from 'lucide-react';
import { isOnline } from '../../../chat/store/selectors';
import { IconButton } from '../../../ui/controls/icon-button';
import { Avatar } from '../../../ui/people/avatar';
import { HeadSide } from '../head/chat-head-look';
import { ChatMenu } from '../head/chat-menu';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Head, Online } from './squad-chat-look';

interface SquadChatHeadProps {
  readonly chatId: string | null;
  readonly onExpand: () => void;
  readonly onFind: () => void;
}

/** Whose chat it is and who is there: the face of another member stands for all. */
export const SquadChatHead = ({ chatId, onExpand, onFind }: SquadChatHeadProps) => {
  const members = useChat((chat) => (chatId === null ? undefined : chat.chats.entities[chatId]?.members)) ?? {};
  const me = useChat((chat) => chat.me);
  const active = Object.entries(members).flatMap(([id, { isActive }]) => (isActive ? [id] : []));
  const online = useChat((chat) => active.filter((id) => isOnline(chat, id)).length);
  const faceId = active.find((id) => id !== me) ?? active[0];
  const face = useChat((chat) => (faceId === undefined ? undefined : chat.users.entities[faceId]));
  const faceOnline = useChat((chat) => faceId !== undefined && isOnline(chat, faceId));
  return (
    <Head>
      {face !== undefined && <Avatar userId={face.id} username={face.username} avatarUrl={face.avatar} size={32} online={faceOnline ? 'online' : 'offline'} />}
      <div>
        <h2>{texts.squad}</h2>
        {active.length > 0 && <Online $some={online > 0}>{texts.online(online)}</Online>}
      </div>
      <HeadSide>
        {chatId !== null && <ChatMenu chatId={chatId} onFind={onFind} />}
        <IconButton label={texts.expand} onClick={onExpand}>
          <Maximize2 aria-hidden />
        </IconButton>
      </HeadSide>
    </Head>
  );
};
