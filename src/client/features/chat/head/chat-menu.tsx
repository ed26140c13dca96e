import { Ban, Bell, BellOff, Ellipsis, Search, Swords, User, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { failureOf } from '../../../api/api-error';
import { useBlockUserMutation, useUnblockUserMutation } from '../../../entities/chat/chat-api';
import { ConfirmDialog } from '../../../kit/overlay/confirm-dialog';
import { useToast } from '../../../kit/toast/use-toast';
import { texts } from '../texts';
import { muteWanted } from '../../../entities/chat/store/chat-actions';
import { IconButton } from '../../../kit/controls/icon-button';
import { settingsPath } from '../../../entities/person/paths';
import { useModals } from '../../../entities/modals/modals';
import { Menu } from '../../../kit/overlay/menu';
import { MenuItem } from '../../../kit/overlay/menu-item';
import { useGameLink } from '../../../entities/game/chosen-game';
import { useChatIdentity } from '../people/chat-avatar';
import { useWritable } from '../room/use-writable';
import { useChat, useChatEntity } from '../use-chat';
import { ChatSettingsDialog } from './chat-settings-dialog';

interface BlockDialogProps {
  readonly userId: string;
  readonly username: string;
  readonly blocked: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation before a person is blocked or unblocked. */
const BlockDialog = ({ userId, username, blocked, onClose }: BlockDialogProps) => {
  const [block] = useBlockUserMutation();
  const [unblock] = useUnblockUserMutation();
  const toast = useToast();
  const link = useGameLink();
  const confirm = async () => {
    const { error } = await (blocked ? unblock : block)({ params: { userId } });
    if (error !== undefined) return toast.danger(failureOf(error).message);
    if (blocked) toast.success(texts.unblocked);
    else toast.success(texts.blocked, 6000, { to: link(settingsPath('{gameId}', 'blocks')), label: texts.blockedAll });
    onClose();
  };
  return (
    <ConfirmDialog
      title={blocked ? texts.unblockTitle(username) : texts.blockTitle(username)}
      text={blocked ? texts.unblockText : texts.blockText}
      confirmLabel={blocked ? texts.unblock : texts.block}
      dangerous={!blocked}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

interface ChatMenuProps {
  readonly chatId: string;
  readonly onFind: () => void;
}

/** Actions on the whole chat. */
export const ChatMenu = ({ chatId, onFind }: ChatMenuProps) => {
  const dispatch = useDispatch();
  const modals = useModals();
  const link = useGameLink();
  const me = useChat((chat) => chat.me) ?? '';
  const chat = useChatEntity(chatId);
  const muted = chat?.muted ?? false;
  const { kind, userId, username, squadId } = useChatIdentity(chatId);
  const { blockedId } = useWritable(chatId, me);
  const [dialog, setDialog] = useState<'block' | 'settings' | null>(null);
  const isPrivate = kind === 'PRIVATE' && userId !== null;
  const close = () => setDialog(null);
  // An administrator who has not joined the chat can do none of it.
  if (chat?.members[me]?.isActive !== true) return null;
  return (
    <>
      <Menu
        align="end"
        label={texts.chatMenu}
        trigger={
          <IconButton label={texts.chatMenu}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Search aria-hidden />} onSelect={onFind}>
          {texts.find}
        </MenuItem>
        <MenuItem
          icon={muted ? <Bell aria-hidden /> : <BellOff aria-hidden />}
          onSelect={() => void dispatch(muteWanted({ chatId, muted: !muted }))}
        >
          {muted ? texts.unmute : texts.mute}
        </MenuItem>
        <MenuItem icon={<Volume2 aria-hidden />} onSelect={() => setDialog('settings')}>
          {texts.settings}
        </MenuItem>
        {squadId !== null && (
          <MenuItem icon={<Swords aria-hidden />} to={link(`/{gameId}/squads/${squadId}`)}>
            {texts.openSquad}
          </MenuItem>
        )}
        {isPrivate && (
          <MenuItem
            icon={<User aria-hidden />}
            onSelect={() => modals.open({ name: 'user-profile', props: { userId } })}
          >
            {texts.openProfile}
          </MenuItem>
        )}
        {isPrivate && (
          <MenuItem icon={<Ban aria-hidden />} danger={blockedId === null} onSelect={() => setDialog('block')}>
            {blockedId === null ? texts.block : texts.unblock}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'settings' && <ChatSettingsDialog onClose={close} />}
      {dialog === 'block' && userId !== null && (
        <BlockDialog userId={userId} username={username} blocked={blockedId !== null} onClose={close} />
      )}
    </>
  );
};
