import { ChevronUp } from '#client/kit/icons/chevron-up.tsx';
import { Maximize2 } from '#client/kit/icons/maximize-2.tsx';
import { Minus } from '#client/kit/icons/minus.tsx';
import { X } from '#client/kit/icons/x.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { logOf } from '#client/entities/chat/store/selectors.ts';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { CountBadge } from '#client/kit/display/badge.tsx';
import { useChat, useChatPath } from '../use-chat';
import { ChatHead } from '../head/chat-head';
import { ChatAvatar, useChatIdentity } from '../people/chat-avatar';
import { ChatRoom } from '../room/chat-room';
import { RoomSkeleton } from '../room/room-skeleton';
import type { JumpTarget } from '../room/room-context';
import { texts } from '../texts';
import { MinimisedWindow, Panel, Restore } from './dock-styles';

interface DockWindowProps {
  readonly chatId: string;
  readonly minimised: boolean;
  readonly target: JumpTarget | null;
  readonly focused: boolean;
  readonly onMinimise: (minimised: boolean) => void;
  readonly onClose: () => void;
}

/** One chat in the dock: a window, or only its name when minimised. */
export const DockWindow = ({ chatId, minimised, target, focused, onMinimise, onClose }: DockWindowProps) => {
  const navigate = useNavigate();
  const chatPath = useChatPath();
  const identity = useChatIdentity(chatId);
  const me = useChat((chat) => chat.me);
  const unread = useChat((chat) => logOf(chat, chatId)?.unread ?? 0);
  const box = useRef<HTMLElement>(null);
  const [finding, setFinding] = useState(false);
  useEffect(() => {
    if (focused && !minimised) box.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [focused, minimised, me]);

  const close = (
    <IconButton label={texts.closeChat(identity.title)} onClick={onClose}>
      <X aria-hidden />
    </IconButton>
  );
  if (minimised) {
    return (
      <MinimisedWindow aria-label={identity.title}>
        <Restore type="button" aria-label={texts.restore(identity.title)} onClick={() => onMinimise(false)}>
          <ChatAvatar identity={identity} size={32} />
          <span>{identity.title}</span>
          <CountBadge count={unread} label={texts.unread(unread)} />
          <ChevronUp aria-hidden />
        </Restore>
        {close}
      </MinimisedWindow>
    );
  }
  return (
    <Panel
      ref={box}
      aria-label={identity.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.contains(document.activeElement)) onMinimise(true);
      }}
    >
      <ChatHead
        chatId={chatId}
        slim
        onFind={() => setFinding(true)}
        after={
          <>
            <IconButton label={texts.toPage} onClick={() => void navigate(chatPath(chatId))}>
              <Maximize2 aria-hidden />
            </IconButton>
            <IconButton label={texts.minimise(identity.title)} onClick={() => onMinimise(true)}>
              <Minus aria-hidden />
            </IconButton>
            {close}
          </>
        }
      />
      {me === null ? (
        <RoomSkeleton />
      ) : (
        <ChatRoom chatId={chatId} me={me} target={target} finding={finding} onFindEnd={() => setFinding(false)} />
      )}
    </Panel>
  );
};
