import type { ChatFile } from '../../../../../contract/chat/chat-file';

/** A file that goes along with the message being written. */
export interface Attachment {
  readonly key: string;
  readonly file: File;
  /** Of its bytes on their way. */
  readonly percent: number;
  /** What the server keeps; null until it has it. */
  readonly stored: ChatFile | null;
  /** Why it did not go, in words. */
  readonly failure: string | null;
}

const none: readonly Attachment[] = [];
const byChat = new Map<string, readonly Attachment[]>();
const listeners = new Set<() => void>();

/** Outlives the room: a window that is closed and opened again still has its files. */
export const attachmentStore = {
  get: (chatId: string): readonly Attachment[] => byChat.get(chatId) ?? none,
  set: (chatId: string, attachments: readonly Attachment[]): void => {
    byChat.set(chatId, attachments);
    listeners.forEach((listener) => listener());
  },
  change: (chatId: string, key: string, change: Partial<Attachment>): void =>
    attachmentStore.set(
      chatId,
      attachmentStore.get(chatId).map((one) => (one.key === key ? { ...one, ...change } : one)),
    ),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
