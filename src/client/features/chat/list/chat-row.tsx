import { memo, useCallback, useSyncExternalStore } from 'react';
import { BellOff } from '#client/kit/icons/bell-off.tsx';
import { drafts } from '#client/entities/chat/browser/drafts.ts';
import type { StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { texts } from '../texts';
import { useChat, useChatEntity } from '../use-chat';
import { Draft, Lower, Name, Row, Preview, Upper, When, TextBlock } from './chat-row-styles';
import { lastMessageIn, logOf } from '#client/entities/chat/store/selectors.ts';
import { CountBadge } from '#client/kit/display/badge.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { ChatAvatar, useChatIdentity } from '../people/chat-avatar';

/** Whether the chat has an unsent draft. */
const useDraftMark = (me: string, chatId: string): string => {
  const subscribe = useCallback((listener: () => void) => drafts.follow(me, chatId, listener), [me, chatId]);
  return useSyncExternalStore(subscribe, () => drafts.read(me, chatId).trim());
};

interface LastMessageProps {
  readonly chatId: string;
  readonly message: StoredMessage | null;
  readonly me: string;
  /** Names the sender: in a chat with several people. */
  readonly named: boolean;
}

const messageText = ({ deleted, text, files }: StoredMessage): string =>
  deleted ? texts.deleted : text !== '' ? text : (files[0]?.name ?? texts.fileOnly);

/** The line under a chat's name: who is writing, the draft, or the last message. */
const LastMessage = ({ chatId, message, me, named }: LastMessageProps) => {
  const draft = useDraftMark(me, chatId);
  const typing = useChat((chat) => {
    const [id] = Object.entries(chat.typing[chatId] ?? {}).find(([, turn]) => turn > 0) ?? [];
    return id === undefined ? null : (chat.users[id]?.username ?? texts.unknown);
  });
  const sender =
    useChat((chat) => (message === null ? undefined : chat.users[message.senderId]?.username)) ?? texts.unknown;
  if (typing !== null) return <Preview>{texts.typing([typing])}</Preview>;
  if (draft !== '') {
    return (
      <Preview>
        <Draft>{texts.draft}</Draft> {draft}
      </Preview>
    );
  }
  if (message === null) return <Preview>{texts.noMessages}</Preview>;
  const by = message.senderId === me ? texts.you : named ? sender : null;
  return <Preview>{by === null ? messageText(message) : texts.said(by, messageText(message))}</Preview>;
};

interface ChatRowProps {
  readonly chatId: string;
  readonly current: boolean;
  readonly onOpen: (chatId: string) => void;
}

/** One chat of the list. */
export const ChatRow = memo(({ chatId, current, onOpen }: ChatRowProps) => {
  const identity = useChatIdentity(chatId);
  const me = useChat((chat) => chat.me) ?? '';
  const last = useChat((chat) => lastMessageIn(chat, chatId));
  const unread = useChat((chat) => logOf(chat, chatId)?.unread ?? 0);
  const muted = useChatEntity(chatId)?.muted ?? false;
  return (
    <Row
      type="button"
      $current={current}
      aria-current={current ? 'true' : undefined}
      data-chat-row
      onClick={() => onOpen(chatId)}
    >
      <ChatAvatar identity={identity} size={44} />
      <TextBlock>
        <Upper>
          <Name>{identity.title}</Name>
          {muted && <BellOff aria-hidden />}
          {muted && <VisuallyHidden>{texts.muted}</VisuallyHidden>}
          {last !== null && <When dateTime={last.time}>{formatDate(Date.parse(last.time), serverNow())}</When>}
        </Upper>
        <Lower>
          <LastMessage chatId={chatId} message={last} me={me} named={identity.kind !== 'PRIVATE'} />
          <CountBadge count={unread} label={texts.unread(unread)} />
        </Lower>
      </TextBlock>
    </Row>
  );
});
