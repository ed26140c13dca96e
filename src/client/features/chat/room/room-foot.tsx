import { useStore } from 'react-redux';
import styled from 'styled-components';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { getMessage, type StoredMessage } from '#client/entities/chat/store/blocks.ts';
import type { ChatLog } from '#client/entities/chat/store/chat-log.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useUnblockUserMutation } from '#client/entities/chat/chat-api.ts';
import { type ChatRoot, logOf, selectChat } from '#client/entities/chat/store/selectors.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { Composer } from './composer';
import { EditComposer } from './compose/edit-composer';
import type { Attachments } from './files/use-attachments';
import { type Reply, type SentRef, useRoom } from './room-context';
import type { Writable } from './use-writable';

/** The person's newest message that can still be edited, among the recent ones. */
const lastEditable = (log: ChatLog | undefined, me: string): StoredMessage | null => {
  if (log === undefined) return null;
  for (let seq = log.lastSeq; seq > Math.max(0, log.lastSeq - chatLimits.messagesPage); seq -= 1) {
    const message = getMessage(log.blocks, seq);
    if (message === null || message.senderId !== me || message.deleted) continue;
    return serverNow() - Date.parse(message.time) < chatLimits.editableFor ? message : null;
  }
  return null;
};

const Shut = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 16px;
  color: ${theme.color.text3};
  font-size: 13px;
  text-align: center;
`;

interface RoomFootProps {
  readonly writable: Writable;
  readonly attachments: Attachments;
  readonly reply: Reply;
  readonly editing: StoredMessage | null;
  readonly onEdit: (message: StoredMessage | null) => void;
  readonly sentRef: SentRef;
}

/** The field for a new message or an edit, or the reason why there is none. */
export const RoomFoot = ({ writable, attachments, reply, editing, onEdit, sentRef }: RoomFootProps) => {
  const { chatId, me } = useRoom();
  const store = useStore<ChatRoot>();
  const [unblock] = useUnblockUserMutation();
  const showRefusal = useRefusalToast();
  const { ok, reason, blockedId } = writable;
  const free = async (userId: string) => {
    const { error } = await unblock({ params: { userId } });
    if (error !== undefined) showRefusal(error);
  };
  if (!ok) {
    return reason === null ? null : (
      <Shut>
        {reason}
        {blockedId !== null && (
          <Button size="sm" onClick={() => free(blockedId)}>
            {texts.unblock}
          </Button>
        )}
      </Shut>
    );
  }
  if (editing !== null) return <EditComposer key={editing.id} message={editing} onDone={() => onEdit(null)} />;
  return (
    <Composer
      key={chatId}
      attachments={attachments}
      reply={reply}
      sentRef={sentRef}
      onEditLast={() => onEdit(lastEditable(logOf(selectChat(store.getState()), chatId), me))}
    />
  );
};
