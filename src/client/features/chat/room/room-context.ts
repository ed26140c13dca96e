import { createContext, type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ChatFile, ChatQuote } from '#contract/chat/chat-objects.ts';
import { getMessage, type StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { historyWanted } from '#client/entities/chat/store/chat-actions.ts';
import type { ChatLog } from '#client/entities/chat/store/chat-log.ts';
import { replyDrafts } from '#client/entities/chat/browser/drafts.ts';

/** What the messages of the surrounding room can do. */
export interface RoomControls {
  readonly chatId: string;
  readonly me: string;
  /** False in closed and blocked chats. */
  readonly writable: boolean;
  readonly reply: (message: StoredMessage) => void;
  readonly edit: (message: StoredMessage) => void;
  readonly jump: (seq: number) => void;
  readonly openDialog: (dialog: RoomDialog) => void;
}

export type RoomDialog =
  | { readonly kind: 'actions' | 'remove' | 'report'; readonly message: StoredMessage }
  | { readonly kind: 'picture'; readonly file: ChatFile };

export const RoomContext = createContext<RoomControls | null>(null);

export const useRoom = (): RoomControls => {
  const room = useContext(RoomContext);
  if (room === null) throw new Error('no chat room around');
  return room;
};

/**
 * What the list does once the person has written a message in this room; null while no list is shown. The store cannot
 * tell it: the server may have acknowledged the message before the page is rendered again.
 */
export type SentRef = RefObject<(() => void) | null>;

/** A message to scroll to; a new object for each request. */
export interface JumpTarget {
  readonly seq: number;
}

/** Loads the messages around the target, scrolls to it once it is rendered, and returns the one to highlight. */
export const useJump = (log: ChatLog, target: JumpTarget | null, scrollTo: (index: number) => void): number | null => {
  const dispatch = useDispatch();
  const done = useRef<JumpTarget | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  const loaded = target !== null && getMessage(log.blocks, target.seq) !== null;
  const { id: chatId, firstSeq } = log;
  useEffect(() => {
    if (target !== null && !loaded)
      dispatch(historyWanted({ chatId, beforeSeq: target.seq + chatLimits.messagesPage / 2 }));
  }, [dispatch, chatId, target, loaded]);
  useEffect(() => {
    if (target === null || !loaded || done.current === target) return undefined;
    done.current = target;
    setLit(target.seq);
    // The list takes rows prepended to it in its own next frame.
    const frame = requestAnimationFrame(() => scrollTo(target.seq - firstSeq));
    return () => cancelAnimationFrame(frame);
  }, [target, loaded, firstSeq, scrollTo]);
  useEffect(() => {
    if (lit === null) return undefined;
    const timer = setTimeout(() => setLit(null), 2000);
    return () => clearTimeout(timer);
  }, [lit]);
  return lit;
};

export interface Reply {
  readonly quote: ChatQuote | null;
  /** The person has just chosen it in this room and will write here. */
  readonly isChosenHere: boolean;
  readonly choose: (quote: ChatQuote | null) => void;
}

/** The message being replied to, stored until the reply is sent and shared by all tabs and windows of this chat. */
export const useReply = (me: string, chatId: string): Reply => {
  const [reply, setReply] = useState(() => ({ quote: replyDrafts.read(me, chatId), isChosenHere: false }));
  const isTelling = useRef(false);
  useEffect(
    () =>
      replyDrafts.follow(me, chatId, (quote) => {
        if (!isTelling.current) setReply({ quote, isChosenHere: false });
      }),
    [me, chatId],
  );
  const choose = useCallback(
    (quote: ChatQuote | null) => {
      setReply({ quote, isChosenHere: true });
      isTelling.current = true;
      replyDrafts.write(me, chatId, quote);
      isTelling.current = false;
    },
    [me, chatId],
  );
  return { ...reply, choose };
};
