import { LifeBuoy } from '#client/kit/icons/life-buoy.tsx';
import { UsersRound } from '#client/kit/icons/users-round.tsx';
import styled from 'styled-components';
import { isOnline } from '#client/entities/chat/store/selectors.ts';
import type { ChatEntity, ChatState } from '#client/entities/chat/store/chat-state.ts';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { theme } from '#client/kit/theme/theme.ts';

export interface ChatIdentity {
  readonly kind: 'SQUAD' | 'PRIVATE' | 'SUPPORT' | null;
  readonly title: string;
  /** The person whose avatar is shown for the chat. */
  readonly userId: string | null;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly online: boolean;
  readonly squadId: number | null;
}

const othersOf = (chat: ChatEntity | undefined, me: string | null): readonly string[] =>
  Object.entries(chat?.members ?? {}).flatMap(([id, { isActive }]) =>
    id !== me && (isActive || chat?.payload?.kind === 'PRIVATE') ? [id] : [],
  );

const titleOf = (state: ChatState, chat: ChatEntity | undefined, username: string): string => {
  if (chat?.payload?.kind === 'SQUAD') return texts.squadOf(chat.payload.squadId);
  if (chat?.payload?.kind === 'SUPPORT') {
    const { askedBy } = chat.payload;
    const asker = askedBy === state.me ? undefined : state.users[askedBy];
    return asker?.username ?? texts.support;
  }
  return username === '' ? texts.someChat : username;
};

/** The chat's current name and avatar. */
export const chatIdentity = (state: ChatState, chatId: string): ChatIdentity => {
  const chat = state.chats[chatId];
  const [userId = null] = othersOf(chat, state.me);
  const user = userId === null ? undefined : state.users[userId];
  return {
    kind: chat?.payload?.kind ?? null,
    title: titleOf(state, chat, user?.username ?? ''),
    userId,
    username: user?.username ?? texts.someChat,
    avatarUrl: user?.avatar ?? null,
    online: userId !== null && isOnline(state, userId),
    squadId: chat?.payload?.kind === 'SQUAD' ? chat.payload.squadId : null,
  };
};

const keys = ['kind', 'title', 'userId', 'username', 'avatarUrl', 'online', 'squadId'] as const;
const same = (a: ChatIdentity, b: ChatIdentity): boolean => keys.every((key) => a[key] === b[key]);

export const useChatIdentity = (chatId: string): ChatIdentity => useChat((chat) => chatIdentity(chat, chatId), same);

const Sign = styled.span<{ $size: number }>`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${theme.color.violetSoft};
  color: ${theme.color.violetText};
  svg {
    width: 50%;
    height: 50%;
  }
`;

/** The avatar of the other person in a private chat; an icon for a squad and for support. */
export const ChatAvatar = ({ identity, size }: { readonly identity: ChatIdentity; readonly size: 32 | 44 }) => {
  if (identity.kind === 'PRIVATE' && identity.userId !== null) {
    return (
      <Avatar
        userId={identity.userId}
        username={identity.username}
        avatarUrl={identity.avatarUrl}
        size={size}
        online={identity.online ? 'online' : 'offline'}
      />
    );
  }
  return (
    <Sign $size={size} aria-hidden>
      {identity.kind === 'SUPPORT' ? <LifeBuoy /> : <UsersRound />}
    </Sign>
  );
};
