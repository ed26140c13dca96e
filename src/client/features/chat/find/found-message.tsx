import { useDispatch } from 'react-redux';
import type { ChatListItem } from '../../../../contract/chat/chat-list-item';
import type { ChatMessage } from '../../../../contract/chat/chat-message';
import { chatReceived } from '../../../chat/store/chat-actions';
import { formatDate } from '../../../ui/data/format-date';
import { serverNow } from '../../../ui/time/server-now';
import { FaceOfChat } from '../people/face-of-chat';
import { useChatFace } from '../people/use-chat-face';
import { Lower, Name, Row, Said, Upper, When, Words } from '../list/chat-row-look';
import { Avatar } from '../../../ui/people/avatar';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { FoundWords } from './found-words';

interface FoundMessageProps {
  readonly message: ChatMessage;
  /** Its chat, which the list may not have reached yet. */
  readonly chat: ChatListItem | undefined;
  /** What was looked for. */
  readonly words: string;
  /** The search was in this one chat: who said it matters, not where. */
  readonly isInside: boolean;
  readonly onOpen: (chatId: string, seq: number) => void;
}

export const FoundMessage = ({ message, chat, words, isInside, onOpen }: FoundMessageProps) => {
  const dispatch = useDispatch();
  const face = useChatFace(message.chatId);
  const { jti, username, avatar } = message.userInfo;
  const isOwn = useChat((state) => state.me === jti);
  const sender = isOwn ? texts.you : username;
  const open = () => {
    if (chat !== undefined) dispatch(chatReceived({ chat }));
    onOpen(message.chatId, message.seq);
  };
  return (
    <Row type="button" $current={false} data-chat-row onClick={open}>
      {isInside ? <Avatar userId={jti} username={username} avatarUrl={avatar} size={32} /> : <FaceOfChat face={face} size={32} />}
      <Words>
        <Upper>
          <Name>{isInside ? sender : face.title}</Name>
          <When dateTime={message.messageTime}>{formatDate(Date.parse(message.messageTime), serverNow())}</When>
        </Upper>
        <Lower>
          <Said>
            {!isInside && (isOwn || face.kind !== 'PRIVATE') && texts.said(sender, '')}
            <FoundWords text={message.message} words={words} />
          </Said>
        </Lower>
      </Words>
    </Row>
  );
};
