import { ShieldCheck } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { adminJoinWanted } from '../../../chat/store/chat-actions';
import { Button } from '../../../ui/controls/button';
import { StateBox, StateIcon } from '../../../ui/feedback/empty-state';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { DoorWell, Problem } from './admin-look';

/** Where an administrator stands before a chat that he is not in. */
export const AdminDoor = ({ chatId }: { readonly chatId: string }) => {
  const dispatch = useDispatch();
  const { busy = false, message = null } = useChat((chat) => chat.doors[chatId]) ?? {};
  return (
    <DoorWell>
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
    </DoorWell>
  );
};
