import { useDispatch } from 'react-redux';
import { Virtuoso } from 'react-virtuoso';
import { recentChatsWanted } from '../../../chat/store/chat-actions';
import { useChat } from '../use-chat';
import { ChatRow } from './chat-row';

interface AllChatsProps {
  readonly ids: readonly string[];
  readonly current: string | null;
  readonly onOpen: (chatId: string, seq?: number) => void;
}

/** Thousands of chats cost as much as those that are seen. */
export const AllChats = ({ ids, current, onOpen }: AllChatsProps) => {
  const dispatch = useDispatch();
  const { pages, hasMore } = useChat((chat) => chat.recent);
  return (
    <Virtuoso
      style={{ flex: 1 }}
      totalCount={ids.length}
      fixedItemHeight={64}
      tabIndex={-1}
      computeItemKey={(index) => ids[index] ?? index}
      endReached={() => {
        if (hasMore) dispatch(recentChatsWanted({ page: pages + 1 }));
      }}
      itemContent={(index) => {
        const chatId = ids[index];
        return chatId === undefined ? null : <ChatRow chatId={chatId} current={chatId === current} onOpen={onOpen} />;
      }}
    />
  );
};
