import type { ChatSettings, ChatUser } from '../../../../contract/chat/chat-objects';
import type { PublicUser } from '../../../../contract/people/users';
import type { ChatSocket } from '../socket/chat-socket';
import type { firstReplyReceived } from '../store/chat-actions';
import type { OutboxItem } from '../store/outbox-item';

/** The current user and the mate (specification, section 4). */
export type FirstReply = ReturnType<typeof firstReplyReceived>['payload'];

/** All that the sagas do to the world; tests and tools give their own. */
export interface ChatDeps {
  readonly createSocket: () => ChatSocket;
  /** Rejects when there is none to be had. */
  readonly fetchToken: () => Promise<string>;
  readonly fetchUsers: (ids: readonly string[]) => Promise<readonly ChatUser[]>;
  readonly fetchUser: (id: string) => Promise<PublicUser | null>;
  readonly fetchSettings: () => Promise<ChatSettings>;
  readonly playSound: () => void;
  /** Whether this tab, of all of the browser, is the first to take the message's sound. */
  readonly claimSound: (messageId: string) => Promise<boolean>;
  /** Epoch ms of real time. */
  readonly now: () => number;
  /** Shows the number of unread messages in the page's title. */
  readonly showUnread: (count: number) => void;
  readonly isPageVisible: () => boolean;
  readonly outbox: {
    readonly read: (userId: string) => readonly OutboxItem[];
    readonly write: (userId: string, items: readonly OutboxItem[]) => void;
  };
  /** Tells whoever counts such things, and the person, that their chat was answered. */
  readonly notifyFirstReply: (reply: FirstReply) => void;
  /** Says that what the person wanted did not come about. */
  readonly notifyFailure: (message: string) => void;
  /** Who started which private chat, for as long as the tab lives. */
  readonly startedChats: {
    readonly read: (chatId: string) => string | null;
    readonly write: (chatId: string, userId: string | null) => void;
  };
}
