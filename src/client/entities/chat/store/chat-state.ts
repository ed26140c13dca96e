import type { ChatPayload, ChatSettings, ChatVisit } from '#contract/chat/chat-objects.ts';
import type { ChatRole } from '#domain/chat/chat-terms.ts';
import { type Buckets, emptyBuckets } from './buckets';
import type { ChatLog } from './chat-log';

/** A person's membership of one chat. */
export interface Membership {
  readonly isActive: boolean;
  /** Of `isActive`: the greater version is valid. */
  readonly version: number;
  readonly role: ChatRole | null;
  readonly roleVersion: number;
  readonly readSeq: number;
}

/** A chat without its messages. */
export interface ChatEntity {
  readonly chatId: string;
  /** Null while the chat is known only from events about a part of it. */
  readonly payload: ChatPayload | null;
  readonly version: number;
  /** No sounds from it; the greater version is valid. */
  readonly muted: boolean;
  readonly mutedVersion: number;
  readonly members: Readonly<Record<string, Membership>>;
  /** Visits of administrators, ordered by version; absent if there are none. */
  readonly visits?: readonly ChatVisit[];
}

export interface ChatUserCard {
  readonly id: string;
  readonly username: string;
  readonly avatar: string | null;
  /** Epoch ms: the latest is valid. */
  readonly asOf: number;
}

export interface Presence {
  /** The user's id. */
  readonly id: string;
  readonly online: boolean;
  readonly version: number;
}

/** `connecting`: the socket is being opened or authenticated. */
export type ChatConnection = 'connecting' | 'online' | 'offline';

export interface Loading {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The message of a failure. */
  readonly message: string | null;
}

export interface SquadChatRef extends Loading {
  readonly chatId: string | null;
}

export interface PrivateChatRef extends Loading {
  readonly chatId: string | null;
}

/** Access to a chat that was requested by its id, and an administrator's joining or leaving. */
export interface ChatAccess {
  /** `outside`: an administrator may join the chat. `none`: it does not exist for this person, or they are a member. */
  readonly status: 'asking' | 'outside' | 'none';
  /** Joining or leaving is in progress. */
  readonly busy: boolean;
  /** The message of a failure. */
  readonly message: string | null;
}

/** A pending or failed change of a stored message. */
export interface MessageChange {
  readonly kind: 'edit' | 'delete' | 'reaction';
  readonly status: 'saving' | 'failed';
  /** The message of a failure. */
  readonly message: string | null;
}

export interface ChatState {
  /** The signed-in person's id. */
  readonly me: string | null;
  readonly connection: ChatConnection;
  /** Names the history of the server's database; absent until the server has told it. */
  readonly timeline?: string;
  readonly chats: Readonly<Record<string, ChatEntity>>;
  readonly users: Readonly<Record<string, ChatUserCard>>;
  readonly presence: Buckets<Presence>;
  readonly logs: Buckets<ChatLog>;
  /** The list of chats and the number of loaded pages. */
  readonly recent: Loading & { readonly pages: number; readonly hasMore: boolean };
  readonly squadChats: Readonly<Record<string, SquadChatRef>>;
  /** Private chats that were requested, by the other person's id. */
  readonly privateChats: Readonly<Record<string, PrivateChatRef>>;
  /** Chats that were requested by id. */
  readonly access: Readonly<Record<string, ChatAccess>>;
  /** Pending and failed edits, deletions and reactions, by message id. */
  readonly messageChanges: Readonly<Record<string, MessageChange>>;
  /** Null until they are loaded. */
  readonly settings: ChatSettings | null;
  /** Loading of messages, by chat. */
  readonly pages: Readonly<Record<string, Loading>>;
  /** Who is typing, by chat and user: the number of typing signals, negative after the last one has expired. */
  readonly typing: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Ids of the visible chats, one entry for each place that shows the chat. */
  readonly open: readonly string[];
}

export const initialChatState: ChatState = {
  me: null,
  connection: 'connecting',
  chats: {},
  users: {},
  presence: emptyBuckets(),
  logs: emptyBuckets(),
  recent: { status: 'loading', message: null, pages: 0, hasMore: false },
  squadChats: {},
  privateChats: {},
  access: {},
  messageChanges: {},
  settings: null,
  pages: {},
  typing: {},
  open: [],
};
