import { MessageCircle } from 'lucide-react';
import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import { selectUnreadTotal } from '../../../entities/chat/store/selectors';
import { RoundButton } from '../../../kit/controls/round-button';
import { CountBadge } from '../../../kit/display/badge';
import { texts } from '../texts';

interface ChatsButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

/** Opens the chats, in the dock or on their page, and shows the number of unread ones. */
export const ChatsButton = ({ ref, onClick }: ChatsButtonProps) => {
  const unread = useSelector(selectUnreadTotal);
  return (
    <RoundButton ref={ref} type="button" aria-label={texts.openList(unread)} title={texts.title} onClick={onClick}>
      <MessageCircle aria-hidden />
      <CountBadge count={unread} label={texts.unread(unread)} />
    </RoundButton>
  );
};
