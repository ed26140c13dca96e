import { useState } from 'react';
import { getMessage } from '../../../chat/store/blocks';
import type { ChatLog } from '../../../chat/store/chat-log';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { texts } from '../texts';
import { useChat } from '../use-chat';

/** Says what others write from now on; the list itself is silent, for history that is scrolled in is nothing new. */
export const NewMessageVoice = ({ log, me }: { readonly log: ChatLog; readonly me: string }) => {
  const [silentUpTo] = useState(log.lastSeq);
  const message = log.lastSeq > silentUpTo ? getMessage(log.blocks, log.lastSeq) : null;
  const name = useChat((chat) => (message === null ? undefined : chat.users.entities[message.senderId]?.username)) ?? texts.unknown;
  return <VisuallyHidden aria-live="polite">{message !== null && message.senderId !== me && texts.said(name, message.text)}</VisuallyHidden>;
};
