import { ArrowDown } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Virtuoso } from 'react-virtuoso';
import type { VirtuosoHandle } from 'react-virtuoso';
import { historyWanted } from '../../../chat/store/chat-actions';
import type { ChatLog } from '../../../chat/store/chat-log';
import { texts } from '../texts';
import { useChat, useChatEntity } from '../use-chat';
import { firstUnread } from './first-unread';
import { FloatingDay } from './floating-day';
import { GapRow } from './gap-row';
import { HistoryEdge } from './history-edge';
import { ToNewest, Well } from './list-look';
import { MessageRow } from './message-row';
import { NewMessageVoice } from './new-message-voice';
import { rowKey, rowOf, unsentOf } from './row-of';
import { VisitRows } from './visit-rows';
import { UnsentRow } from './unsent-row';
import { nearBottom, useBottomAnchor } from './use-bottom-anchor';
import { useJump } from './use-jump';
import type { JumpTarget } from './use-jump';
import { useLoadAhead } from './use-load-ahead';
import { useMarkRead } from './use-mark-read';

interface Context {
  readonly chatId: string;
}

const components = { Header: ({ context }: { context?: Context }) => (context ? <HistoryEdge chatId={context.chatId} /> : null) };
const manyUnread = 6;
const toEnd = { index: 'LAST', align: 'end' } as const;

interface MessageListProps {
  readonly log: ChatLog;
  readonly me: string;
  readonly target: JumpTarget | null;
}

/** The messages, anchored to the newest; a row's number is its seq, so that loading upwards moves nothing. */
export const MessageList = ({ log, me, target }: MessageListProps) => {
  const dispatch = useDispatch();
  const list = useRef<VirtuosoHandle>(null);
  const well = useRef<HTMLDivElement>(null);
  const [unreadSeq] = useState(() => firstUnread(log, me));
  const { members = {}, visits = [] } = useChatEntity(log.id) ?? {};
  const loading = useChat((chat) => chat.pages[log.id]?.status === 'loading');
  const loadAhead = useLoadAhead(log, loading);
  // A few new ones are in sight from the end.
  const startsAtUnread = unreadSeq !== null && unreadSeq >= log.firstSeq && log.lastSeq - unreadSeq >= manyUnread;
  const [atBottom, setAtBottom] = useState(!startsAtUnread);
  useMarkRead(log, atBottom, well);
  const { scrollerRef, keep, stick, leave } = useBottomAnchor(well, !startsAtUnread);
  const scrollTo = useCallback(
    (index: number) => {
      leave();
      list.current?.scrollToIndex({ index, align: 'center' });
    },
    [leave],
  );
  const lit = useJump(log, target, scrollTo);

  const others = Object.entries(members).filter(([id]) => id !== me);
  const readSeq = Math.max(0, ...others.map(([, member]) => member.readSeq));
  const showsSenders = others.length > 1;
  const unsent = unsentOf(log);
  // Nothing but unsent ones, until what was said comes.
  const first = log.firstSeq === 0 ? log.lastSeq + 1 : log.firstSeq;
  const toNewest = () => {
    stick();
    list.current?.scrollToIndex(toEnd);
  };
  const waiting = unsent.length;
  useEffect(() => {
    if (waiting > 0) stick();
  }, [waiting, stick]);

  return (
    <Well ref={well}>
      <div role="log" aria-label={texts.log} aria-live="off">
        <Virtuoso
          ref={list}
          scrollerRef={scrollerRef}
          context={{ chatId: log.id }}
          components={components}
          firstItemIndex={first}
          totalCount={log.lastSeq - first + 1 + unsent.length}
          initialTopMostItemIndex={startsAtUnread ? { index: unreadSeq - first, align: 'start' } : toEnd}
          alignToBottom
          defaultItemHeight={64}
          // What was just measured counts in the same frame: rows above would move what is read, and back.
          skipAnimationFrameInResizeObserver
          // A tall row that comes in above pushes others out below before it is measured.
          increaseViewportBy={{ top: 300, bottom: 600 }}
          atBottomThreshold={nearBottom}
          atBottomStateChange={setAtBottom}
          rangeChanged={loadAhead}
          totalListHeightChanged={keep}
          startReached={() => {
            if (log.firstSeq > 1 && !loading) dispatch(historyWanted({ chatId: log.id, beforeSeq: log.firstSeq }));
          }}
          computeItemKey={(index) => rowKey(rowOf(log, unsent, index, me))}
          itemContent={(index) => {
            const row = rowOf(log, unsent, index, me);
            if (row.kind === 'gap') return <GapRow chatId={log.id} seq={row.seq} />;
            if (row.kind === 'unsent') return <UnsentRow item={row.item} follows={!row.startsTurn} />;
            const { message, startsDay, startsTurn } = row;
            const { seq } = message;
            const own = message.senderId === me;
            const rest = { startsDay, startsTurn, startsUnread: seq === unreadSeq, lit: seq === lit, newest: seq === log.lastSeq };
            return (
              <>
                {seq === 1 && <VisitRows after={null} visits={visits.filter(({ afterSeq }) => afterSeq === 0)} />}
                <MessageRow message={message} own={own} read={seq <= readSeq} showsSender={showsSenders && startsTurn && !own} {...rest} />
                <VisitRows after={message.time} visits={visits.filter(({ afterSeq }) => afterSeq === seq)} />
              </>
            );
          }}
        />
      </div>
      <FloatingDay log={log} well={well} />
      {!atBottom && (
        <ToNewest type="button" aria-label={texts.toNewest(log.unread)} onClick={toNewest}>
          <ArrowDown aria-hidden />
          {log.unread > 0 && <span>{texts.newCount(log.unread)}</span>}
        </ToNewest>
      )}
      <NewMessageVoice log={log} me={me} />
    </Well>
  );
};
