import type { ChatListItem, ChatMember, ChatUser, ChatVisit } from '#contract/chat/chat-objects.ts';
import { getRow, putRow } from './buckets';
import { type ChatLog, emptyLog, logWithPreview, logWithSummary } from './chat-log';
import type { ChatEntity, ChatState, Membership, Presence } from './chat-state';

/**
 * Each function applies one update to the state, in whatever order updates arrive: the newer one wins, and repeating
 * one changes nothing.
 */

export const withLog = (state: ChatState, chatId: string, change: (log: ChatLog) => ChatLog): ChatState => {
  const known = getRow(state.logs, chatId);
  const log = known ?? emptyLog(chatId);
  const next = change(log);
  return next === known ? state : { ...state, logs: putRow(state.logs, next) };
};

export const withPresence = (state: ChatState, next: Presence): ChatState => {
  const known = getRow(state.presence, next.id);
  return known && known.version >= next.version ? state : { ...state, presence: putRow(state.presence, next) };
};

export const withUser = (
  state: ChatState,
  { id, username, avatar, asOf, online, onlineVersion }: ChatUser,
): ChatState => {
  const present = withPresence(state, { id, online, version: onlineVersion });
  const known = state.users[id];
  if (known && known.asOf >= asOf) return present;
  return { ...present, users: { ...present.users, [id]: { id, username, avatar, asOf } } };
};

const unknownChat = (chatId: string): ChatEntity => ({
  chatId,
  payload: null,
  version: 0,
  muted: false,
  mutedVersion: 0,
  members: {},
});
const unknownMember: Membership = { isActive: false, version: 0, role: null, roleVersion: 0, readSeq: 0 };

export const withChat = (state: ChatState, chatId: string, change: (chat: ChatEntity) => ChatEntity): ChatState => {
  const known = state.chats[chatId];
  const next = change(known ?? unknownChat(chatId));
  return next === known ? state : { ...state, chats: { ...state.chats, [chatId]: next } };
};

export const withPayload = (chat: ChatEntity, payload: ChatEntity['payload'], version: number): ChatEntity =>
  chat.payload !== null && chat.version >= version ? chat : { ...chat, payload, version };

export const withMuted = (chat: ChatEntity, muted: boolean, version: number): ChatEntity =>
  chat.mutedVersion >= version ? chat : { ...chat, muted, mutedVersion: version };

const withMembership = (chat: ChatEntity, userId: string, change: (member: Membership) => Membership): ChatEntity => {
  const known = chat.members[userId];
  const next = change(known ?? unknownMember);
  return next === known ? chat : { ...chat, members: { ...chat.members, [userId]: next } };
};

export const withMember = (chat: ChatEntity, { id, isActive, version, role, readSeq }: ChatMember): ChatEntity =>
  withMembership(chat, id, (member) => ({
    ...(version > member.version ? { isActive, version } : { isActive: member.isActive, version: member.version }),
    ...(version > member.roleVersion
      ? { role, roleVersion: version }
      : { role: member.role, roleVersion: member.roleVersion }),
    readSeq: Math.max(readSeq, member.readSeq),
  }));

export const withReader = (chat: ChatEntity, userId: string, readSeq: number): ChatEntity =>
  withMembership(chat, userId, (member) => (member.readSeq >= readSeq ? member : { ...member, readSeq }));

export const withoutUser = (chat: ChatEntity, userId: string, version: number): ChatEntity =>
  withMembership(chat, userId, (member) =>
    version > member.version ? { ...member, isActive: false, version } : member,
  );

/** Adds each visit once, ordered by version, however often and in whatever order visits are reported. */
export const withVisits = (chat: ChatEntity, visits: readonly ChatVisit[] = []): ChatEntity => {
  const known = chat.visits ?? [];
  const fresh = visits.filter(({ version }) => !known.some((one) => one.version === version));
  return fresh.length === 0 ? chat : { ...chat, visits: [...known, ...fresh].sort((a, b) => a.version - b.version) };
};

const withPreviewOf = (log: ChatLog, item: ChatListItem): ChatLog => {
  const { lastMessageId, lastMessageText, lastMessageTime, lastMessageUserId, lastSeq } = item;
  if (lastMessageId === null || lastMessageText === null || lastMessageTime === null || lastMessageUserId === null)
    return log;
  return logWithPreview(log, {
    id: lastMessageId,
    seq: lastSeq,
    clientId: '',
    senderId: lastMessageUserId,
    text: lastMessageText,
    time: lastMessageTime,
    rev: item.lastMessageRev,
    editedAt: null,
    deleted: item.lastMessageDeleted,
    replyTo: null,
    reactions: [],
    files: [],
  });
};

/** Applies a chat of the server's list. */
export const withListItem = (state: ChatState, item: ChatListItem): ChatState => {
  const members = Object.values(item.users);
  const withUsers = members.reduce(withUser, state);
  const withEntity = withChat(withUsers, item.chatId, (chat) =>
    withVisits(
      members.reduce(
        withMember,
        withMuted(withPayload(chat, item.payload, item.version), item.muted, item.mutedVersion),
      ),
      item.visits,
    ),
  );
  return withLog(withEntity, item.chatId, (log) => withPreviewOf(logWithSummary(log, item, state.me), item));
};
