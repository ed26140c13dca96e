import type { ChatUser } from '../../../contract/chat/chat-user';
import type { PublicUser } from '../../../contract/users';
import type { ChatSocket } from '../socket/chat-socket';
import type { OutboxItem } from '../store/outbox-item';

/** All that the sagas do to the world; tests and tools give their own. */
export interface ChatDeps {
  readonly createSocket: () => ChatSocket;
  /** Rejects when there is none to be had. */
  readonly fetchToken: () => Promise<string>;
  readonly fetchUsers: (ids: readonly string[]) => Promise<readonly ChatUser[]>;
  readonly fetchUser: (id: string) => Promise<PublicUser | null>;
  readonly playSound: () => void;
  /** Shows the number of unread messages in the page's title. */
  readonly showUnread: (count: number) => void;
  readonly isPageVisible: () => boolean;
  readonly outbox: {
    readonly read: (userId: string) => readonly OutboxItem[];
    readonly write: (userId: string, items: readonly OutboxItem[]) => void;
  };
  /** Who started which private chat, for as long as the tab lives. */
  readonly startedChats: {
    readonly read: (chatId: string) => string | null;
    readonly write: (chatId: string, userId: string | null) => void;
  };
}
