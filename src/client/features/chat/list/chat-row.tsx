import { BellOff } from 'lucide-react';
import { memo } from 'react';
import { lastMessageIn, logOf } from '../../../chat/store/selectors';
import { CountBadge } from '../../../ui/data/count-badge';
import { formatDate } from '../../../ui/data/format-date';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { serverNow } from '../../../ui/time/server-now';
import { FaceOfChat } from '../people/face-of-chat';
import { useChatFace } from '../people/use-chat-face';
import { texts } from '../texts';
import { useChat, useChatEntity } from '../use-chat';
import { Lower, Name, Row, Upper, When, Words } from './chat-row-look';
import { LastWords } from './last-words';

interface ChatRowProps {
  readonly chatId: string;
  readonly current: boolean;
  readonly onOpen: (chatId: string) => void;
}

/** One chat of the list. */
export const ChatRow = memo(({ chatId, current, onOpen }: ChatRowProps) => {
  const face = useChatFace(chatId);
  const me = useChat((chat) => chat.me) ?? '';
  const last = useChat((chat) => lastMessageIn(chat, chatId));
  const unread = useChat((chat) => logOf(chat, chatId)?.unread ?? 0);
  const muted = useChatEntity(chatId)?.muted ?? false;
  return (
    <Row type="button" $current={current} aria-current={current ? 'true' : undefined} data-chat-row onClick={() => onOpen(chatId)}>
      <FaceOfChat face={face} size={44} />
      <Words>
        <Upper>
          <Name>{face.title}</Name>
          {muted && <BellOff aria-hidden />}
          {muted && <VisuallyHidden>{texts.muted}</VisuallyHidden>}
          {last !== null && <When dateTime={last.time}>{formatDate(Date.parse(last.time), serverNow())}</When>}
        </Upper>
        <Lower>
          <LastWords chatId={chatId} message={last} me={me} named={face.kind !== 'PRIVATE'} />
          <CountBadge count={unread} label={texts.unread(unread)} />
        </Lower>
      </Words>
    </Row>
  );
});
