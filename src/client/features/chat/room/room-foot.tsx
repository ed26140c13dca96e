import { useStore } from 'react-redux';
import styled from 'styled-components';
import { failureOf } from '../../../api/api-failure';
import { useUnblockUserMutation } from '../../../api/chat-api';
import type { StoredMessage } from '../../../chat/store/blocks';
import { logOf, selectChat } from '../../../chat/store/selectors';
import type { ChatRoot } from '../../../chat/store/selectors';
import { Button } from '../../../ui/controls/button';
import { theme } from '../../../ui/theme/theme';
import { useToast } from '../../../ui/toast/use-toast';
import { texts } from '../texts';
import { Composer } from './composer';
import { EditComposer } from './compose/edit-composer';
import { lastEditable } from './compose/last-editable';
import type { Attachments } from './files/use-attachments';
import { useRoom } from './room-context';
import type { Reply } from './use-reply';
import type { Writable } from './use-writable';

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
}

/** The field for a new message or for a change of one, or why there is none. */
export const RoomFoot = ({ writable, attachments, reply, editing, onEdit }: RoomFootProps) => {
  const { chatId, me } = useRoom();
  const store = useStore<ChatRoot>();
  const [unblock] = useUnblockUserMutation();
  const toast = useToast();
  const { ok, reason, blockedId } = writable;
  const free = async (userId: string) => {
    const { error } = await unblock({ params: { userId } });
    if (error !== undefined) toast.danger(failureOf(error).message);
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
      onEditLast={() => onEdit(lastEditable(logOf(selectChat(store.getState()), chatId), me))}
    />
  );
};
