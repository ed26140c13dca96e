import type { ChatPayload, ChatSettings, ChatVisit } from '../../../../contract/chat/chat-objects';
import type { ChatRole } from '../../../../domain/chat/chat-terms';
import { type Buckets, emptyBuckets } from './buckets';
import type { ChatLog } from './chat-log';

/** A person's place in one chat. */
export interface Membership {
  readonly isActive: boolean;
  /** Of `isActive`: the greater is true. */
  readonly version: number;
  readonly role: ChatRole | null;
  readonly roleVersion: number;
  readonly readSeq: number;
}

/** What is known of a chat beside its messages. */
export interface ChatEntity {
  readonly chatId: string;
  /** Null while only a part of it has been heard of. */
  readonly payload: ChatPayload | null;
  readonly version: number;
  /** No sound from it; the greater version is true. */
  readonly muted: boolean;
  readonly mutedVersion: number;
  readonly members: Readonly<Record<string, Membership>>;
  /** Of administrators, in the order of their versions; absent while there are none. */
  readonly visits?: readonly ChatVisit[];
}

export interface ChatUserCard {
  readonly id: string;
  readonly username: string;
  readonly avatar: string | null;
  /** Epoch ms: the latest wins. */
  readonly asOf: number;
}

export interface Presence {
  /** The user's id. */
  readonly id: string;
  readonly online: boolean;
  readonly version: number;
}

/** `connecting`: the socket is being opened or is showing its token. */
export type ChatConnection = 'connecting' | 'online' | 'offline';

export interface Loading {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Of a failure, in words. */
  readonly message: string | null;
}

export interface SquadChatRef extends Loading {
  readonly chatId: string | null;
}

export interface PrivateChatRef extends Loading {
  readonly chatId: string | null;
}

/** A chat that was asked for by its id: whether it can be had, and what an administrator does at its door. */
export interface ChatAccess {
  /** `outside`: there for an administrator to come into. `none`: not there for this person, or they are in it. */
  readonly status: 'asking' | 'outside' | 'none';
  /** Coming in or going out is under way. */
  readonly busy: boolean;
  /** Why it did not come about, in words. */
  readonly message: string | null;
}

/** What the person is doing to a message that is stored already. */
export interface MessageChange {
  readonly kind: 'edit' | 'delete' | 'reaction';
  readonly status: 'saving' | 'failed';
  /** Of a failure, in words. */
  readonly message: string | null;
}

export interface ChatState {
  /** Whose chats these are. */
  readonly me: string | null;
  readonly connection: ChatConnection;
  readonly chats: Readonly<Record<string, ChatEntity>>;
  readonly users: Readonly<Record<string, ChatUserCard>>;
  readonly presence: Buckets<Presence>;
  readonly logs: Buckets<ChatLog>;
  /** The list: pages loaded so far. */
  readonly recent: Loading & { readonly pages: number; readonly hasMore: boolean };
  readonly squadChats: Readonly<Record<string, SquadChatRef>>;
  /** Chats with people that were asked for, by the other one's id. */
  readonly privateChats: Readonly<Record<string, PrivateChatRef>>;
  /** Chats that were asked for by id. */
  readonly access: Readonly<Record<string, ChatAccess>>;
  /** Edits, deletions and reactions under way or refused, by message id. */
  readonly messageChanges: Readonly<Record<string, MessageChange>>;
  /** Null until they are known. */
  readonly settings: ChatSettings | null;
  /** Loading of messages, by chat. */
  readonly pages: Readonly<Record<string, Loading>>;
  /** Who is writing, by chat and user; the number counts their signs of it, below zero when the last has faded. */
  readonly typing: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Chats that stand on the screen, each as often as it does. */
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
