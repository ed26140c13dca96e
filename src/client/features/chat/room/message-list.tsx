import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ArrowDown } from '#client/kit/icons/arrow-down.tsx';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { getMessage } from '#client/entities/chat/store/blocks.ts';
import type { ChatLog } from '#client/entities/chat/store/chat-log.ts';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { texts } from '../texts';
import { useChat, useChatEntity } from '../use-chat';
import { historyWanted } from '#client/entities/chat/store/chat-actions.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { GapRow } from './gap-row';
import { firstUnread, rowKey, rowOf, unsentOf, VisitRows } from './rows';
import { FloatingDay, HistoryEdge, ToNewestButton, ScrollArea } from './message-list-parts';
import { MessageRow } from './message-row';
import { UnsentRow } from './unsent-row';
import { nearBottom, useBottomAnchor } from './use-bottom-anchor';
import { type JumpTarget, type SentRef, useJump } from './room-context';
import { useMarkRead } from './use-mark-read';

/**
 * Announces new messages of others to screen readers. The list itself is no live region: history loaded by scrolling is
 * not new.
 */
const NewMessageLiveRegion = ({ log, me }: { readonly log: ChatLog; readonly me: string }) => {
  const [announcedUpTo] = useState(log.lastSeq);
  const message = log.lastSeq > announcedUpTo ? getMessage(log.blocks, log.lastSeq) : null;
  const name =
    useChat((chat) => (message === null ? undefined : chat.users[message.senderId]?.username)) ?? texts.unknown;
  return (
    <VisuallyHidden aria-live="polite">
      {message !== null && message.senderId !== me && !message.deleted && (
        <span key={message.seq}>{texts.said(name, message.text === '' ? texts.fileOnly : message.text)}</span>
      )}
    </VisuallyHidden>
  );
};

/** How many rows beyond the rendered ones should be loaded before they are scrolled to. */
const ahead = 32;

const firstMissing = ({ blocks }: ChatLog, from: number, to: number): number | null => {
  const step = from <= to ? 1 : -1;
  for (let seq = from; seq !== to + step; seq += step) if (getMessage(blocks, seq) === null) return seq;
  return null;
};

interface Range {
  readonly startIndex: number;
  readonly endIndex: number;
}

/** Loads a page of missing messages below or above the rendered rows, so that a gap is closed before it is seen. */
const useLoadAhead = (log: ChatLog, loading: boolean): ((range: Range) => void) => {
  const dispatch = useDispatch();
  return ({ startIndex, endIndex }) => {
    if (loading) return;
    const { id: chatId, firstSeq, lastSeq } = log;
    const below = firstMissing(log, Math.min(startIndex, lastSeq), Math.min(lastSeq, endIndex + ahead));
    const above = firstMissing(log, Math.max(firstSeq, startIndex), Math.max(firstSeq, startIndex - ahead));
    if (below !== null) dispatch(historyWanted({ chatId, beforeSeq: below + chatLimits.messagesPage }));
    else if (above !== null) dispatch(historyWanted({ chatId, beforeSeq: above + 1 }));
  };
};

interface Context {
  readonly chatId: string;
}

const components = {
  Header: ({ context }: { context?: Context }) => (context ? <HistoryEdge chatId={context.chatId} /> : null),
};
const manyUnread = 6;
const toEnd = { index: 'LAST', align: 'end' } as const;

interface MessageListProps {
  readonly log: ChatLog;
  readonly me: string;
  readonly target: JumpTarget | null;
  readonly sentRef: SentRef;
}

/** The messages, anchored to the newest; a row's index is its seq, so that loading older ones moves nothing. */
export const MessageList = ({ log, me, target, sentRef }: MessageListProps) => {
  const dispatch = useDispatch();
  const list = useRef<VirtuosoHandle>(null);
  const well = useRef<HTMLDivElement>(null);
  const [unreadSeq] = useState(() => firstUnread(log, me));
  const { members = {}, visits = [] } = useChatEntity(log.id) ?? {};
  const loading = useChat((chat) => chat.pages[log.id]?.status === 'loading');
  const loadAhead = useLoadAhead(log, loading);
  // A few unread ones are visible from the end anyway.
  const startsAtUnread = unreadSeq !== null && unreadSeq >= log.firstSeq && log.lastSeq - unreadSeq >= manyUnread;
  const [atBottom, setAtBottom] = useState(!startsAtUnread);
  useMarkRead(log, atBottom, well);
  const { scrollerRef, keepAtEnd, anchor, release } = useBottomAnchor(well, !startsAtUnread);
  const scrollTo = useCallback(
    (index: number) => {
      release();
      list.current?.scrollToIndex({ index, align: 'center' });
    },
    [release],
  );
  const lit = useJump(log, target, scrollTo);

  const others = Object.entries(members).filter(([id]) => id !== me);
  const readSeq = Math.max(0, ...others.map(([, member]) => member.readSeq));
  const showsSenders = others.length > 1;
  const unsent = unsentOf(log);
  // Only unsent messages until the history is loaded.
  const first = log.firstSeq === 0 ? log.lastSeq + 1 : log.firstSeq;
  const toNewest = () => {
    anchor();
    list.current?.scrollToIndex(toEnd);
  };
  useEffect(() => {
    sentRef.current = anchor;
    return () => {
      sentRef.current = null;
    };
  }, [sentRef, anchor]);

  return (
    <ScrollArea ref={well}>
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
          // A measured height takes effect in the same frame: otherwise rows above would move the text being read, and
          // back.
          skipAnimationFrameInResizeObserver
          // A tall row that appears above pushes others out below before it is measured.
          increaseViewportBy={{ top: 300, bottom: 600 }}
          atBottomThreshold={nearBottom}
          atBottomStateChange={setAtBottom}
          rangeChanged={loadAhead}
          totalListHeightChanged={keepAtEnd}
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
            const rest = {
              startsDay,
              startsTurn,
              startsUnread: seq === unreadSeq,
              lit: seq === lit,
              newest: seq === log.lastSeq,
            };
            return (
              <>
                {seq === 1 && <VisitRows after={null} visits={visits.filter(({ afterSeq }) => afterSeq === 0)} />}
                <MessageRow
                  message={message}
                  own={own}
                  read={seq <= readSeq}
                  showsSender={showsSenders && startsTurn && !own}
                  {...rest}
                />
                <VisitRows after={message.time} visits={visits.filter(({ afterSeq }) => afterSeq === seq)} />
              </>
            );
          }}
        />
      </div>
      <FloatingDay log={log} well={well} />
      {!atBottom && (
        <ToNewestButton type="button" aria-label={texts.toNewest(log.unread)} onClick={toNewest}>
          <ArrowDown aria-hidden />
          {log.unread > 0 && <span>{texts.newCount(log.unread)}</span>}
        </ToNewestButton>
      )}
      <NewMessageLiveRegion log={log} me={me} />
    </ScrollArea>
  );
};
