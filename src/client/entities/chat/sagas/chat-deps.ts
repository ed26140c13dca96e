import type { ChatSettings, ChatUser } from '#contract/chat/chat-objects.ts';
import type { PublicUser } from '#contract/people/users.ts';
import type { ChatSocket } from '../socket/chat-socket';
import type { firstReplyReceived } from '../store/chat-actions';
import type { OutboxItem } from '../store/outbox-item';

/** The current user and the mate (specification, section 4). */
export type FirstReply = ReturnType<typeof firstReplyReceived>['payload'];

/** All side effects of the sagas; tests and tools supply their own. */
export interface ChatDeps {
  readonly createSocket: () => ChatSocket;
  /** Rejects if there is no token, for example for a person who is not signed in. */
  readonly fetchToken: () => Promise<string>;
  readonly fetchUsers: (ids: readonly string[]) => Promise<readonly ChatUser[]>;
  readonly fetchUser: (id: string) => Promise<PublicUser | null>;
  readonly fetchSettings: () => Promise<ChatSettings>;
  readonly playSound: () => void;
  /** Whether this tab is the first of the browser to claim the message's sound. */
  readonly claimSound: (messageId: string) => Promise<boolean>;
  /** Epoch ms of the browser's clock. */
  readonly now: () => number;
  /** Shows the number of unread messages in the page's title. */
  readonly showUnread: (count: number) => void;
  readonly isPageVisible: () => boolean;
  readonly outbox: {
    readonly read: (userId: string) => readonly OutboxItem[];
    readonly write: (userId: string, items: readonly OutboxItem[]) => void;
  };
  /** Notifies analytics and the person of the first reply in their chat. */
  readonly notifyFirstReply: (reply: FirstReply) => void;
  /** Shows that an action failed. */
  readonly notifyFailure: (message: string) => void;
  /** Who started which private chat; stored until the tab is closed. */
  readonly startedChats: {
    readonly read: (chatId: string) => string | null;
    readonly write: (chatId: string, userId: string | null) => void;
  };
}
