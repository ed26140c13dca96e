import styled from 'styled-components';
import { ChevronUp } from '#client/kit/icons/chevron-up.tsx';
import { useRef } from 'react';
import { logOf } from '#client/entities/chat/store/selectors.ts';
import { CountBadge } from '#client/kit/display/badge.tsx';
import { MenuItem } from '#client/kit/overlay/menu-item.tsx';
import { floating, oneLine, theme } from '#client/kit/theme/theme.ts';
import { ChatAvatar, useChatIdentity } from '../people/chat-avatar';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Menu } from '#client/kit/overlay/menu.tsx';

const Name = styled.span`
  ${oneLine}
  display: block;
`;

/** An open chat that does not fit into the dock, by its name. */
const HiddenWindow = ({ chatId, onOpen }: { readonly chatId: string; readonly onOpen: () => void }) => {
  const identity = useChatIdentity(chatId);
  const unread = useChat((chat) => logOf(chat, chatId)?.unread ?? 0);
  return (
    <MenuItem
      icon={<ChatAvatar identity={identity} size={32} />}
      after={<CountBadge count={unread} label={texts.unread(unread)} />}
      onSelect={onOpen}
    >
      <Name>{identity.title}</Name>
    </MenuItem>
  );
};

const Sign = styled.button`
  ${floating}
  position: relative;
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: 8px;
  height: 52px;
  padding: 0 14px;
  background: ${theme.color.surface2};
  font-size: 14px;
  font-weight: 600;
  white-space: nowrap;
  &:hover {
    background: ${theme.color.surface3};
  }
  svg {
    width: 16px;
    height: 16px;
    color: ${theme.color.text2};
  }
  > [role='img'] {
    position: absolute;
    top: -6px;
    right: -6px;
  }
`;

interface HiddenWindowsProps {
  readonly chatIds: readonly string[];
  readonly onOpen: (chatId: string) => void;
}

/** The open chats that do not fit into the dock: any of them can be swapped in. */
export const HiddenWindows = ({ chatIds, onOpen }: HiddenWindowsProps) => {
  const unread = useChat((chat) => chatIds.reduce((sum, chatId) => sum + (logOf(chat, chatId)?.unread ?? 0), 0));
  const isChosen = useRef(false);
  return (
    <Menu
      align="end"
      width={280}
      label={texts.hiddenChats}
      onCloseFocus={(event) => {
        // The chosen chat takes the focus itself.
        if (isChosen.current) event.preventDefault();
        isChosen.current = false;
      }}
      trigger={
        <Sign type="button" aria-label={texts.openHidden(chatIds.length, unread)}>
          <span>{texts.moreChats(chatIds.length)}</span>
          <ChevronUp aria-hidden />
          <CountBadge count={unread} label={texts.unread(unread)} />
        </Sign>
      }
    >
      {chatIds.map((chatId) => (
        <HiddenWindow
          key={chatId}
          chatId={chatId}
          onOpen={() => {
            isChosen.current = true;
            onOpen(chatId);
          }}
        />
      ))}
    </Menu>
  );
};
