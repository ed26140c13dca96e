import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import type { StoredMessage } from '../../../chat/store/blocks';
import { historyWanted } from '../../../chat/store/chat-actions';
import { beginsTooLate } from '../../../chat/store/chat-log';
import { selectIsStarted } from '../../../chat/store/selectors';
import { texts } from '../texts';
import { useChat, useChatLog } from '../use-chat';
import { AdminBar } from './admin-bar';
import { AdminDoor } from './admin-door';
import { ConnectionLine } from './connection-line';
import { useAttachments } from './files/use-attachments';
import { useFileDrop } from './files/use-file-drop';
import { DropSign } from './files/drop-sign';
import { MemberNews } from './member-news';
import { quoteOf } from './quote-of';
import { RoomContext } from './room-context';
import type { RoomControls, RoomDialog } from './room-context';
import { RoomDialogs } from './room-dialogs';
import { RoomFoot } from './room-foot';
import { RoomMessages } from './room-messages';
import { RoomSearch } from './room-search';
import { TypingLine } from './typing-line';
import type { JumpTarget } from './use-jump';
import { useAdminPlace } from './use-admin-place';
import { useChatKnown } from './use-chat-known';
import { useReply } from './use-reply';
import { useWritable } from './use-writable';

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
  /** Where to go at once: out of a search. */
  readonly target?: JumpTarget | null;
  readonly finding?: boolean;
  readonly onFindEnd?: () => void;
}

/** One chat: messages, the state of the connection, the field to write in. It fills the box it stands in. */
export const ChatRoom = ({ chatId, me, target = null, finding = false, onFindEnd }: ChatRoomProps) => {
  const dispatch = useDispatch();
  const isStarted = useSelector(selectIsStarted);
  const isUnasked = useChat((chat) => chat.pages[chatId] === undefined);
  const log = useChatLog(chatId);
  const isNew = isUnasked && (log === undefined || log.firstSeq === 0 || beginsTooLate(log));
  const writable = useWritable(chatId, me);
  const adminPlace = useAdminPlace(chatId, me);
  useChatKnown(chatId);
  const attachments = useAttachments(me, chatId);
  const drop = useFileDrop(writable.ok, attachments.add);
  const reply = useReply(me, chatId);
  const { choose } = reply;
  const [editing, setEditing] = useState<StoredMessage | null>(null);
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const [jump, setJump] = useState<JumpTarget | null>(null);
  useEffect(() => {
    if (isStarted && isNew) dispatch(historyWanted({ chatId, beforeSeq: null }));
  }, [dispatch, isStarted, isNew, chatId]);

  const controls = useMemo(
    (): RoomControls => ({
      chatId,
      me,
      writable: writable.ok,
      reply: (message) => {
        setEditing(null);
        choose(quoteOf(message));
      },
      edit: setEditing,
      jump: (seq) => setJump({ seq }),
      ask: setDialog,
    }),
    [chatId, me, writable.ok, choose],
  );
  if (adminPlace === 'outside') return <AdminDoor chatId={chatId} />;
  return (
    <RoomContext value={controls}>
      <Room {...drop.handlers}>
        {adminPlace === 'inside' && <AdminBar chatId={chatId} />}
        {finding && <RoomSearch chatId={chatId} onJump={controls.jump} onClose={() => onFindEnd?.()} />}
        <RoomMessages chatId={chatId} me={me} target={jump ?? target} />
        <MemberNews chatId={chatId} me={me} />
        <ConnectionLine />
        <TypingLine chatId={chatId} />
        <RoomFoot writable={writable} attachments={attachments} reply={reply} editing={editing} onEdit={setEditing} />
        {drop.over && <DropSign>{texts.dropHere}</DropSign>}
        <RoomDialogs dialog={dialog} onClose={() => setDialog(null)} />
      </Room>
    </RoomContext>
  );
};
