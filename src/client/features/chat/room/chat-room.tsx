import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { ShieldCheck } from '#client/kit/icons/shield-check.tsx';
import { useChat, useChatEntity, useChatLog } from '../use-chat';
import type { ChatQuote } from '#contract/chat/chat-objects.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import type { StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { texts } from '../texts';
import { ConnectionLine, Strip } from './connection-line';
import {
  adminJoinWanted,
  adminLeaveWanted,
  chatWanted,
  historyWanted,
} from '#client/entities/chat/store/chat-actions.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { StateBox, StateIcon } from '#client/kit/feedback/empty-state.tsx';
import { beginsTooLate } from '#client/entities/chat/store/chat-log.ts';
import { selectIsStarted } from '#client/entities/chat/store/selectors.ts';
import { useAttachments } from './files/use-attachments';
import { DropSign, useFileDrop } from './files/use-file-drop';
import { MemberNews } from './member-news';
import { type JumpTarget, RoomContext, type RoomControls, type RoomDialog, useReply } from './room-context';
import { RoomDialogs } from './room-dialogs';
import { RoomFoot } from './room-foot';
import { RoomMessages } from './room-messages';
import { RoomSearch } from './room-search';
import { useWritable } from './use-writable';

/** Whether an administrator is inside or outside a chat that is not their own; null for everybody else. */
const useAdminPresence = (chatId: string, me: string): 'inside' | 'outside' | null => {
  const member = useChatEntity(chatId)?.members[me];
  const isOutside = useChat((chat) => chat.access[chatId]?.status === 'outside');
  if (member?.isActive === true) return member.role === 'ADMIN' ? 'inside' : null;
  return isOutside || member?.role === 'ADMIN' ? 'outside' : null;
};

/** The message as a reply to it will quote it. */
const quoteOf = ({ id, seq, senderId, text, deleted, files }: StoredMessage): ChatQuote => ({
  messageId: id,
  seq,
  userId: senderId,
  text: [...text].slice(0, chatLimits.quoteCharacters).join(''),
  deleted,
  hasFiles: files.length > 0,
});

/** Names of the people who are typing. */
const TypingLine = ({ chatId }: { readonly chatId: string }) => {
  const typing = useChat((chat) => chat.typing[chatId]);
  const users = useChat((chat) => chat.users);
  const names = Object.entries(typing ?? {}).flatMap(([id, turn]) =>
    turn > 0 ? (users[id]?.username ?? texts.unknown) : [],
  );
  return names.length === 0 ? null : <Strip>{texts.typing(names)}</Strip>;
};

/** Requests a chat that the list has not loaded: it is beyond the first page, or the person is not a member of it. */
const useLoadUnknownChat = (chatId: string): void => {
  const dispatch = useDispatch();
  const isKnown = useChatEntity(chatId)?.payload != null;
  const isListRead = useChat((chat) => chat.me !== null && chat.recent.status !== 'loading');
  const isUnasked = useChat((chat) => chat.access[chatId] === undefined);
  useEffect(() => {
    if (isListRead && !isKnown && isUnasked) dispatch(chatWanted({ chatId }));
  }, [dispatch, chatId, isListRead, isKnown, isUnasked]);
};

const AdminEntryFrame = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 0;
  overflow-y: auto;
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: 13px;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding: 6px 8px 6px 16px;
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.violetSoft};
  font-size: 13px;
  > p:first-child {
    min-width: 0;
  }
`;

/**
 * Shown above the messages of a chat that an administrator has joined: all members see them, and the administrator can
 * leave here.
 */
const AdminBar = ({ chatId }: { readonly chatId: string }) => {
  const dispatch = useDispatch();
  const { busy = false, message = null } = useChat((chat) => chat.access[chatId]) ?? {};
  return (
    <Bar>
      <p>{texts.adminInside}</p>
      <Button size="sm" variant="ghost" busy={busy} onClick={() => void dispatch(adminLeaveWanted({ chatId }))}>
        {texts.adminExit}
      </Button>
      {message !== null && <Problem role="alert">{message}</Problem>}
    </Bar>
  );
};

/** Shown to an administrator in place of a chat that they have not joined. */
const AdminEntry = ({ chatId }: { readonly chatId: string }) => {
  const dispatch = useDispatch();
  const { busy = false, message = null } = useChat((chat) => chat.access[chatId]) ?? {};
  return (
    <AdminEntryFrame>
      <StateBox>
        <StateIcon aria-hidden>
          <ShieldCheck />
        </StateIcon>
        <p>{texts.adminOutside}</p>
        <Button variant="primary" busy={busy} onClick={() => void dispatch(adminJoinWanted({ chatId }))}>
          {texts.adminEnter}
        </Button>
        {message !== null && <Problem role="alert">{message}</Problem>}
      </StateBox>
    </AdminEntryFrame>
  );
};

const Room = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

interface ChatRoomProps {
  readonly chatId: string;
  readonly me: string;
  /** The message to scroll to at once: opened from a search. */
  readonly target?: JumpTarget | null;
  readonly finding?: boolean;
  readonly onFindEnd?: () => void;
}

/** One chat: messages, connection state, and the field for a new message. Fills its container. */
export const ChatRoom = ({ chatId, me, target = null, finding = false, onFindEnd }: ChatRoomProps) => {
  const dispatch = useDispatch();
  const isStarted = useSelector(selectIsStarted);
  const isUnasked = useChat((chat) => chat.pages[chatId] === undefined);
  const log = useChatLog(chatId);
  const isNew = isUnasked && (log === undefined || log.firstSeq === 0 || beginsTooLate(log));
  const writable = useWritable(chatId, me);
  const adminPlace = useAdminPresence(chatId, me);
  useLoadUnknownChat(chatId);
  const attachments = useAttachments(me, chatId);
  const drop = useFileDrop(writable.ok, attachments.add);
  const reply = useReply(me, chatId);
  const { choose } = reply;
  const [editing, setEditing] = useState<StoredMessage | null>(null);
  const edit = useCallback((message: StoredMessage | null) => startTransition(() => setEditing(message)), []);
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const [jump, setJump] = useState<JumpTarget | null>(null);
  const sentRef = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isStarted && isNew) dispatch(historyWanted({ chatId, beforeSeq: null }));
  }, [dispatch, isStarted, isNew, chatId]);

  const controls = useMemo(
    (): RoomControls => ({
      chatId,
      me,
      writable: writable.ok,
      // The press is shown first: a field with its quote and a dialog are rendered bit by bit.
      reply: (message) =>
        startTransition(() => {
          setEditing(null);
          choose(quoteOf(message));
        }),
      edit,
      jump: (seq) => setJump({ seq }),
      openDialog: (next) => startTransition(() => setDialog(next)),
    }),
    [chatId, me, writable.ok, choose, edit],
  );
  if (adminPlace === 'outside') return <AdminEntry chatId={chatId} />;
  return (
    <RoomContext value={controls}>
      <Room {...drop.handlers}>
        {adminPlace === 'inside' && <AdminBar chatId={chatId} />}
        {finding && <RoomSearch chatId={chatId} onJump={controls.jump} onClose={() => onFindEnd?.()} />}
        <RoomMessages chatId={chatId} me={me} target={jump ?? target} sentRef={sentRef} />
        <MemberNews chatId={chatId} me={me} />
        <ConnectionLine />
        <TypingLine chatId={chatId} />
        <RoomFoot
          writable={writable}
          attachments={attachments}
          reply={reply}
          editing={editing}
          onEdit={edit}
          sentRef={sentRef}
        />
        {drop.over && <DropSign>{texts.dropHere}</DropSign>}
        <RoomDialogs dialog={dialog} onClose={() => setDialog(null)} />
      </Room>
    </RoomContext>
  );
};
