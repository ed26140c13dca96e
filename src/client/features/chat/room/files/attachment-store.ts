import type { ChatFile } from '../../../../../contract/chat/chat-file';

/** A file that goes along with the message being written. */
export interface Attachment {
  readonly key: string;
  readonly file: File;
  /** Epoch ms of attaching. */
  readonly keptAt: number;
  /** Of its bytes on their way. */
  readonly percent: number;
  /** What the server keeps; null until it has it. */
  readonly stored: ChatFile | null;
  /** Why it did not go, in words. */
  readonly failure: string | null;
}

const none: readonly Attachment[] = [];
const byPlace = new Map<string, readonly Attachment[]>();
const listeners = new Set<() => void>();

/** By person and chat. Outlives the room: a window that is closed and opened again still has its files. */
export const attachmentStore = {
  isKnown: (place: string): boolean => byPlace.has(place),
  get: (place: string): readonly Attachment[] => byPlace.get(place) ?? none,
  set: (place: string, attachments: readonly Attachment[]): void => {
    byPlace.set(place, attachments);
    listeners.forEach((listener) => listener());
  },
  change: (place: string, key: string, change: Partial<Attachment>): void =>
    attachmentStore.set(
      place,
      attachmentStore.get(place).map((one) => (one.key === key ? { ...one, ...change } : one)),
    ),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
