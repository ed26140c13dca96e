import { MessageCircle } from 'lucide-react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { historyWanted } from '../../../chat/store/chat-actions';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';
import { useChat, useChatEntity, useChatLog } from '../use-chat';
import { Composer } from './composer';
import { ConnectionLine } from './connection-line';
import { MessageList } from './message-list';
import { TypingLine } from './typing-line';
import { RoomSkeleton } from './room-skeleton';

const Room = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  overflow-y: auto;
`;

const Closed = styled.p`
  padding: 16px;
  color: ${theme.color.text3};
  font-size: 13px;
  text-align: center;
`;

const Messages = ({ chatId, me }: { readonly chatId: string; readonly me: string }) => {
  const dispatch = useDispatch();
  const log = useChatLog(chatId);
  const page = useChat((chat) => chat.pages[chatId]);
  const hasRows = log !== undefined && (log.firstSeq > 0 || log.outbox.length > 0);
  if (hasRows) return <MessageList log={log} me={me} />;
  if (page?.status === 'failed') {
    return (
      <Middle>
        <ErrorState text={page.message ?? undefined} onRetry={() => void dispatch(historyWanted({ chatId, beforeSeq: null }))} />
      </Middle>
    );
  }
  if (page?.status !== 'ready') return <RoomSkeleton />;
  return (
    <Middle>
      <EmptyState icon={<MessageCircle />} text={texts.nothingYet} />
    </Middle>
  );
};

/** One chat: messages, the state of the connection, the field to write in. It fills the box it stands in. */
export const ChatRoom = ({ chatId, me }: { readonly chatId: string; readonly me: string }) => {
  const closed = useChatEntity(chatId)?.payload?.closed ?? false;
  return (
    <Room>
      <Messages chatId={chatId} me={me} />
      <ConnectionLine />
      <TypingLine chatId={chatId} />
      {closed ? <Closed>{texts.closed}</Closed> : <Composer key={chatId} chatId={chatId} me={me} />}
    </Room>
  );
};
