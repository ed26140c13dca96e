import { Copy } from '#client/kit/icons/copy.tsx';
import { Flag } from '#client/kit/icons/flag.tsx';
import type { IconComponent } from '#client/kit/icons/icon.tsx';
import { Pencil } from '#client/kit/icons/pencil.tsx';
import { Reply } from '#client/kit/icons/reply.tsx';
import { Trash2 } from '#client/kit/icons/trash-2.tsx';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import type { StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useCopy } from '#client/kit/display/copy-link.tsx';
import { texts } from '../../texts';
import { useRoom } from '../room-context';
import type { ChatReaction } from '#domain/chat/chat-reaction.ts';
import { reactionWanted } from '#client/entities/chat/store/chat-actions.ts';
import { theme } from '#client/kit/theme/theme.ts';

interface MessageAction {
  readonly label: string;
  readonly icon: IconComponent;
  readonly danger: boolean;
  readonly run: () => void;
}

const isEditable = (message: StoredMessage): boolean => serverNow() - Date.parse(message.time) < chatLimits.editableFor;

/** What this person can do with this message: one list for the menu and the sheet. */
export const useMessageActions = (message: StoredMessage): readonly MessageAction[] => {
  const { me, writable, reply, edit, openDialog } = useRoom();
  const copy = useCopy();
  const own = message.senderId === me;
  const action = (
    when: boolean,
    label: string,
    icon: IconComponent,
    run: () => void,
    danger = false,
  ): readonly MessageAction[] => (when ? [{ label, icon, danger, run }] : []);
  return [
    ...action(writable, texts.reply, Reply, () => reply(message)),
    ...action(message.text !== '', texts.copy, Copy, () => void copy(message.text, texts.copied)),
    ...action(own && writable && isEditable(message), texts.edit, Pencil, () => edit(message)),
    ...action(!own, texts.report, Flag, () => openDialog({ kind: 'report', message }), true),
    ...action(own, texts.remove, Trash2, () => openDialog({ kind: 'remove', message }), true),
  ];
};

/** Adds or removes the person's own reaction. */
export const useReact = (message: StoredMessage) => {
  const dispatch = useDispatch();
  const { chatId, me } = useRoom();
  const isOwn = (reaction: ChatReaction): boolean =>
    message.reactions.some((one) => one.reaction === reaction && one.userIds.includes(me));
  return {
    isOwn,
    toggle: (reaction: ChatReaction) =>
      void dispatch(reactionWanted({ chatId, messageId: message.id, reaction, on: !isOwn(reaction) })),
  };
};

export const EmojiLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 2px;
`;

export const Emoji = styled.button.attrs({ type: 'button' })<{ $own: boolean }>`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: 36px;
  height: 44px;
  border-radius: 10px;
  background: ${({ $own }) => ($own ? theme.color.violetSoft : 'transparent')};
  font-size: 20px;
  line-height: 1;
  &:hover,
  &[data-highlighted] {
    background: ${theme.color.surface3};
  }
`;
