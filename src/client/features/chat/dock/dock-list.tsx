import { Maximize2, Minus, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../ui/controls/icon-button';
import { chatPath } from '../chat-path';
import { ChatSettingsDialog } from '../head/chat-settings-dialog';
import { ChatList } from '../list/chat-list';
import { texts } from '../texts';
import { ListHead, Panel } from './dock-look';

interface DockListProps {
  readonly onOpen: (chatId: string, seq?: number) => void;
  readonly onClose: () => void;
}

/** All chats, at the dock's right end. */
export const DockList = ({ onOpen, onClose }: DockListProps) => {
  const navigate = useNavigate();
  const [settings, setSettings] = useState(false);
  return (
    <Panel
      aria-label={texts.chats}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.contains(document.activeElement)) onClose();
      }}
    >
      <ListHead>
        <h2>{texts.chats}</h2>
        <IconButton label={texts.settings} onClick={() => setSettings(true)}>
          <Volume2 aria-hidden />
        </IconButton>
        <IconButton label={texts.toPage} onClick={() => void navigate(chatPath(null))}>
          <Maximize2 aria-hidden />
        </IconButton>
        <IconButton label={texts.closeList} onClick={onClose}>
          <Minus aria-hidden />
        </IconButton>
      </ListHead>
      <ChatList current={null} onOpen={onOpen} />
      {settings && <ChatSettingsDialog onClose={() => setSettings(false)} />}
    </Panel>
  );
};
