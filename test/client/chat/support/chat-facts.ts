import type { ChatListItem, ChatMember, ChatMessage } from '#contract/chat/chat-objects.ts';

/** `idOf('c', 1)` → a readable UUID. */
export const idOf = (kind: 'c' | 'a' | 'b' | 'd', number: number): string =>
  `${kind.repeat(8)}-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const chatId = idOf('c', 1);
export const me = idOf('a', 1);
export const mate = idOf('a', 2);

export const aMessage = (seq: number, with_: Partial<ChatMessage> & { readonly by?: string } = {}): ChatMessage => {
  const { by = mate, ...rest } = with_;
  return {
    chatId,
    messageId: idOf('b', seq),
    seq,
    clientId: idOf('d', seq),
    message: `Сообщение ${seq}`,
    messageTime: new Date(1_790_000_000_000 + seq * 60_000).toISOString(),
    rev: 0,
    messagePayload: null,
    editedAt: null,
    deleted: false,
    replyTo: null,
    reactions: [],
    userInfo: { jti: by, username: 'Северин', avatar: null, role: 'MATE' },
    ...rest,
  };
};

export const aMember = (id: string, with_: Partial<ChatMember> = {}): ChatMember => ({
  id,
  avatar: null,
  username: id === me ? 'Киберкот' : 'Северин',
  online: false,
  onlineVersion: 0,
  role: 'CLIENT',
  asOf: 1,
  isActive: true,
  version: 1,
  readSeq: 0,
  ...with_,
});

export const aChat = (with_: Partial<ChatListItem> = {}): ChatListItem => ({
  chatId,
  unreadCounter: 0,
  readSeq: 0,
  lastSeq: 0,
  payload: { kind: 'SQUAD', squadId: 18402, closed: false },
  version: 2,
  lastMessageId: null,
  lastMessageText: null,
  lastMessageTime: null,
  lastMessageUserId: null,
  lastMessageRev: 0,
  lastMessageDeleted: false,
  lastMessageHasFiles: false,
  muted: false,
  mutedVersion: 0,
  users: { [me]: aMember(me), [mate]: aMember(mate) },
  ...with_,
});
