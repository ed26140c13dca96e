import { Copy, Flag, Pencil, Reply, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { chatLimits } from '../../../../../domain/settings/chat-limits';
import type { StoredMessage } from '../../../../chat/store/blocks';
import { serverNow } from '../../../../ui/time/server-now';
import { useCopy } from '../../../../ui/data/use-copy';
import { texts } from '../../texts';
import { useRoom } from '../room-context';

export interface MessageAction {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly danger: boolean;
  readonly run: () => void;
}

const isEditable = (message: StoredMessage): boolean => serverNow() - Date.parse(message.time) < chatLimits.editableFor;

/** What this person can do to this message: one list for menu and sheet. */
export const useMessageActions = (message: StoredMessage): readonly MessageAction[] => {
  const { me, writable, reply, edit, ask } = useRoom();
  const copy = useCopy();
  const own = message.senderId === me;
  const action = (when: boolean, label: string, icon: LucideIcon, run: () => void, danger = false): readonly MessageAction[] =>
    when ? [{ label, icon, danger, run }] : [];
  return [
    ...action(writable, texts.reply, Reply, () => reply(message)),
    ...action(message.text !== '', texts.copy, Copy, () => void copy(message.text, texts.copied)),
    ...action(own && writable && isEditable(message), texts.edit, Pencil, () => edit(message)),
    ...action(!own, texts.report, Flag, () => ask({ kind: 'report', message }), true),
    ...action(own, texts.remove, Trash2, () => ask({ kind: 'remove', message }), true),
  ];
};
