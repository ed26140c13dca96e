import { ArrowDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Virtuoso } from 'react-virtuoso';
import type { VirtuosoHandle } from 'react-virtuoso';
import { historyWanted } from '../../../chat/store/chat-actions';
import type { ChatLog } from '../../../chat/store/chat-log';
import { CountBadge } from '../../../ui/data/count-badge';
import { texts } from '../texts';
import { useChat, useChatEntity } from '../use-chat';
import { GapRow } from './gap-row';
import { HistoryEdge } from './history-edge';
import { ToNewest, Well } from './list-look';
import { MessageRow } from './message-row';
import { NewMessageVoice } from './new-message-voice';
import { rowKey, rowOf, unsentOf } from './row-of';
import { UnsentRow } from './unsent-row';
import { nearBottom, useBottomAnchor } from './use-bottom-anchor';
import { useMarkRead } from './use-mark-read';

interface Context {
  readonly chatId: string;
}

const components = { Header: ({ context }: { context?: Context }) => (context ? <HistoryEdge chatId={context.chatId} /> : null) };

/** The messages, anchored to the newest; a row's number is its seq, so that loading upwards moves nothing. */
export const MessageList = ({ log, me }: { readonly log: ChatLog; readonly me: string }) => {
  const dispatch = useDispatch();
  const list = useRef<VirtuosoHandle>(null);
  const well = useRef<HTMLDivElement>(null);
  const [atBottom, setAtBottom] = useState(true);
  const members = useChatEntity(log.id)?.members ?? {};
  const loading = useChat((chat) => chat.pages[log.id]?.status === 'loading');
  useMarkRead(log, atBottom, well);
  const scrollerRef = useBottomAnchor(well);

  const others = Object.entries(members).filter(([id]) => id !== me);
  const readSeq = Math.max(0, ...others.map(([, member]) => member.readSeq));
  const showsSenders = others.length > 1;
  const unsent = unsentOf(log);
  const toNewest = () => list.current?.scrollToIndex({ index: 'LAST', align: 'end' });

  return (
    <Well ref={well}>
      <div role="log" aria-label={texts.log} aria-live="off">
        <Virtuoso
          ref={list}
          scrollerRef={scrollerRef}
          context={{ chatId: log.id }}
          components={components}
          firstItemIndex={log.firstSeq}
          totalCount={log.lastSeq - log.firstSeq + 1 + unsent.length}
          initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
          alignToBottom
          defaultItemHeight={64}
          increaseViewportBy={300}
          atBottomThreshold={nearBottom}
          atBottomStateChange={setAtBottom}
          followOutput={(isAtBottom) => isAtBottom || unsent.length > 0}
          startReached={() => {
            if (log.firstSeq > 1 && !loading) dispatch(historyWanted({ chatId: log.id, beforeSeq: log.firstSeq }));
          }}
          computeItemKey={(index) => rowKey(rowOf(log, unsent, index))}
          itemContent={(index) => {
            const row = rowOf(log, unsent, index);
            if (row.kind === 'gap') return <GapRow chatId={log.id} seq={row.seq} />;
            if (row.kind === 'unsent') return <UnsentRow item={row.item} />;
            const { message, startsDay, startsTurn } = row;
            const own = message.senderId === me;
            return <MessageRow message={message} own={own} read={message.seq <= readSeq} startsDay={startsDay} showsSender={showsSenders && startsTurn && !own} />;
          }}
        />
      </div>
      {!atBottom && (
        <ToNewest type="button" aria-label={texts.toNewest(log.unread)} onClick={toNewest}>
          <ArrowDown aria-hidden />
          <CountBadge count={log.unread} label={String(log.unread)} />
        </ToNewest>
      )}
      <NewMessageVoice log={log} me={me} />
    </Well>
  );
};
