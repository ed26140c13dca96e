import { Ban } from '#client/kit/icons/ban.tsx';
import { Bell } from '#client/kit/icons/bell.tsx';
import { BellOff } from '#client/kit/icons/bell-off.tsx';
import { Ellipsis } from '#client/kit/icons/ellipsis.tsx';
import { Search } from '#client/kit/icons/search.tsx';
import { Swords } from '#client/kit/icons/swords.tsx';
import { User } from '#client/kit/icons/user.tsx';
import { Volume2 } from '#client/kit/icons/volume-2.tsx';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useBlockUserMutation, useUnblockUserMutation } from '#client/entities/chat/chat-api.ts';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from '../texts';
import { muteWanted } from '#client/entities/chat/store/chat-actions.ts';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { useModals } from '#client/entities/modals/modals.ts';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuItem } from '#client/kit/overlay/menu-item.tsx';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { useChatIdentity } from '../people/chat-avatar';
import { useWritable } from '../room/use-writable';
import { useChat, useChatEntity } from '../use-chat';
import { ChatSettingsDialog } from './chat-settings-dialog';
import { chosenGame } from '#contract/routes/route.ts';
import { squadPath, settingsPath } from '#contract/routes/game-pages.ts';

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
  const showRefusal = useRefusalToast();
  const link = useGameLink();
  const confirm = async () => {
    const { error } = await (blocked ? unblock : block)({ params: { userId } });
    if (error !== undefined) return showRefusal(error);
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
          <MenuItem icon={<Swords aria-hidden />} to={link(squadPath({ gameId: chosenGame, squadId }))}>
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
