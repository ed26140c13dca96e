import { MessageCircle } from '#client/kit/icons/message-circle.tsx';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { chatWanted, historyWanted } from '#client/entities/chat/store/chat-actions.ts';
import { beginsTooLate } from '#client/entities/chat/store/chat-log.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { LoadFailed } from '#client/api/loaded.tsx';
import { texts } from '../texts';
import { useChat, useChatEntity, useChatLog } from '../use-chat';
import { firstUnread, VisitRows } from './rows';
import { MessageList } from './message-list';
import { RoomSkeleton } from './room-skeleton';
import { useWritable } from './use-writable';
import type { JumpTarget, SentRef } from './room-context';

const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  overflow-y: auto;
`;

interface RoomMessagesProps {
  readonly chatId: string;
  readonly me: string;
  readonly target: JumpTarget | null;
  readonly sentRef: SentRef;
}

/** The messages in their four states: loading, empty, error, list. */
export const RoomMessages = ({ chatId, me, target, sentRef }: RoomMessagesProps) => {
  const dispatch = useDispatch();
  const log = useChatLog(chatId);
  const page = useChat((chat) => chat.pages[chatId]);
  const { payload = null, visits = [] } = useChatEntity(chatId) ?? {};
  const { ok: isWritable } = useWritable(chatId, me);
  const isKnown = payload !== null;
  // The chat opens at the first unread message, which is still loading.
  const isOpening =
    log !== undefined &&
    beginsTooLate(log) &&
    firstUnread(log, me) !== null &&
    (page === undefined || page.status === 'loading');
  const hasRows = log !== undefined && (log.firstSeq > 0 || log.outbox.some(({ state }) => state !== 'discarded'));
  // Until the chat is loaded, all messages would count as new; and it may be one that an administrator has to join
  // first.
  const isSettled = useChat((chat) => chat.access[chatId]?.status === 'none') || isKnown;
  const retry = () => {
    if (!isKnown) dispatch(chatWanted({ chatId }));
    dispatch(historyWanted({ chatId, beforeSeq: null }));
  };
  if (hasRows && isSettled && !isOpening) return <MessageList log={log} me={me} target={target} sentRef={sentRef} />;
  if (page?.status === 'failed' && isSettled) {
    return (
      <Middle>
        <LoadFailed
          as="box"
          query={{ error: page.status, refetch: retry }}
          text={isKnown ? (page.message ?? undefined) : texts.chatGone}
        />
      </Middle>
    );
  }
  if (page?.status !== 'ready') return <RoomSkeleton />;
  return (
    <Middle>
      <EmptyState icon={<MessageCircle />} text={isWritable ? texts.nothingYet : texts.nothingWritten} />
      <VisitRows after={null} visits={visits} />
    </Middle>
  );
};
