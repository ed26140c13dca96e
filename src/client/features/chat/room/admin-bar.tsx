import { useDispatch } from 'react-redux';
import { adminLeaveWanted } from '../../../chat/store/chat-actions';
import { Button } from '../../../ui/controls/button';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Bar, Problem } from './admin-look';

/** Over the messages of a chat that an administrator has come into: everybody sees him, and here is his way out. */
export const AdminBar = ({ chatId }: { readonly chatId: string }) => {
  const dispatch = useDispatch();
  const { busy = false, message = null } = useChat((chat) => chat.doors[chatId]) ?? {};
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
