import { MessageCircle } from '#client/kit/icons/message-circle.tsx';
import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import { selectUnreadTotal } from '#client/entities/chat/store/selectors.ts';
import { RoundButton } from '#client/kit/controls/round-button.ts';
import { CountBadge } from '#client/kit/display/badge.tsx';
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
