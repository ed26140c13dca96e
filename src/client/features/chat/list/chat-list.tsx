import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { recentChatsWanted } from '../../../chat/store/chat-actions';
import { selectChatIds } from '../../../chat/store/selectors';
import { ButtonLink } from '../../../ui/controls/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { useGameLink } from '../../../ui/routing/use-game-link';
import { ConnectionLine } from '../room/connection-line';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { AllChats } from './all-chats';
import { FoundInChats } from './found-in-chats';
import { ListSkeleton } from './list-skeleton';
import { SearchField } from './search-field';
import { walkRows } from './walk-rows';

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

interface ChatListProps {
  readonly current: string | null;
  /** With `seq`: at that message. */
  readonly onOpen: (chatId: string, seq?: number) => void;
}

const Content = ({ current, onOpen }: ChatListProps) => {
  const dispatch = useDispatch();
  const link = useGameLink();
  const ids = useSelector(selectChatIds);
  const { status, message } = useChat((chat) => chat.recent);
  if (ids.length > 0) return <AllChats ids={ids} current={current} onOpen={onOpen} />;
  if (status === 'loading') {
    return (
      <>
        <ConnectionLine />
        <ListSkeleton />
      </>
    );
  }
  if (status === 'failed') return <ErrorState text={message ?? texts.chatsFailed} onRetry={() => void dispatch(recentChatsWanted({ page: 1 }))} />;
  return (
    <EmptyState
      icon={<MessageCircle />}
      text={texts.noChats}
      action={
        <ButtonLink size="sm" to={link('/{gameId}/team')}>
          {texts.findMate}
        </ButtonLink>
      }
    />
  );
};

/** All chats, the latest first, with a search over names and messages. */
export const ChatList = ({ current, onOpen }: ChatListProps) => {
  const [words, setWords] = useState('');
  return (
    <Column onKeyDown={walkRows}>
      <SearchField value={words} onChange={setWords} />
      {words.trim() === '' ? (
        <Content current={current} onOpen={onOpen} />
      ) : (
        <Scroll>
          <FoundInChats words={words.trim()} onOpen={onOpen} />
        </Scroll>
      )}
    </Column>
  );
};
