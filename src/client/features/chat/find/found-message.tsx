import { useDispatch } from 'react-redux';
import type { ChatListItem } from '../../../../contract/chat/chat-list-item';
import type { ChatMessage } from '../../../../contract/chat/chat-message';
import { chatReceived } from '../../../chat/store/chat-actions';
import { formatDate } from '../../../ui/data/format-date';
import { serverNow } from '../../../ui/time/server-now';
import { FaceOfChat } from '../people/face-of-chat';
import { useChatFace } from '../people/use-chat-face';
import { Lower, Name, Row, Said, Upper, When, Words } from '../list/chat-row-look';
import { texts } from '../texts';

interface FoundMessageProps {
  readonly message: ChatMessage;
  /** Its chat, which the list may not have reached yet. */
  readonly chat: ChatListItem | undefined;
  readonly onOpen: (chatId: string, seq: number) => void;
}

export const FoundMessage = ({ message, chat, onOpen }: FoundMessageProps) => {
  const dispatch = useDispatch();
  const face = useChatFace(message.chatId);
  const open = () => {
    if (chat !== undefined) dispatch(chatReceived({ chat }));
    onOpen(message.chatId, message.seq);
  };
  return (
    <Row type="button" $current={false} data-chat-row onClick={open}>
      <FaceOfChat face={face} size={32} />
      <Words>
        <Upper>
          <Name>{face.title}</Name>
          <When dateTime={message.messageTime}>{formatDate(Date.parse(message.messageTime), serverNow())}</When>
        </Upper>
        <Lower>
          <Said>{texts.said(message.userInfo.username, message.message)}</Said>
        </Lower>
      </Words>
    </Row>
  );
};
