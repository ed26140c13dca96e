import * as z from 'zod/mini';
import { chatFile, type ChatFile } from '#contract/chat/chat-objects.ts';

/** A file attached to the message being written. */
export interface Attachment {
  readonly key: string;
  readonly file: File;
  /** When it was attached, epoch ms. */
  readonly keptAt: number;
  /** Percent of its bytes that were sent. */
  readonly percent: number;
  /** The file as the server stores it; null until it is uploaded. */
  readonly stored: ChatFile | null;
  /** Why the upload failed, as text for the person. */
  readonly failure: string | null;
}

/** The draft to which files belong: of one person in one chat. */
export interface AttachmentScope {
  readonly me: string;
  readonly chatId: string;
}

const attachment = z.object({
  key: z.string(),
  file: z.instanceof(File),
  keptAt: z.number(),
  percent: z.number(),
  stored: z.nullable(chatFile),
  failure: z.nullable(z.string()),
});
const place = z.object({ me: z.string(), chatId: z.string() });
const attachmentMessage = z.union([
  z.object({ place, changed: attachment }),
  z.object({ place, dropped: z.array(z.string()) }),
]);

type AttachmentMessage = z.output<typeof attachmentMessage>;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('chat.attachments') : null;

/** Messages between tabs about the files of a draft. */
export const attachmentChannel = {
  send: (message: AttachmentMessage): void => channel?.postMessage(message),
  listen: (listener: (message: AttachmentMessage) => void): void =>
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const parsed = attachmentMessage.safeParse(data);
      if (parsed.success) listener(parsed.data);
    }),
} as const;

const none: readonly Attachment[] = [];
const byScope = new Map<string, readonly Attachment[]>();
const listeners = new Set<() => void>();

const keyOf = ({ me, chatId }: AttachmentScope): string => `${me} ${chatId}`;
const read = (place: AttachmentScope): readonly Attachment[] => byScope.get(keyOf(place)) ?? none;

const write = (place: AttachmentScope, attachments: readonly Attachment[]): void => {
  byScope.set(keyOf(place), attachments);
  listeners.forEach((listener) => listener());
};

const merge = (before: readonly Attachment[], added: readonly Attachment[]): readonly Attachment[] =>
  [...before.filter(({ key }) => added.every((one) => one.key !== key)), ...added].sort((a, b) => a.keptAt - b.keptAt);

/** Keyed by person and chat. Outlives the component: a window that is closed and opened again still has its files. */
export const attachmentStore = {
  isKnown: (place: AttachmentScope): boolean => byScope.has(keyOf(place)),
  get: read,
  /**
   * Adds what other tabs know already, without notifying them: files from before a reload, and what those tabs sent.
   */
  receive: (place: AttachmentScope, received: readonly Attachment[]): void =>
    write(place, merge(read(place), received)),
  receiveRemoved: (place: AttachmentScope, keys: readonly string[]): void =>
    write(
      place,
      read(place).filter(({ key }) => !keys.includes(key)),
    ),
  add: (place: AttachmentScope, added: readonly Attachment[]): void => {
    attachmentStore.receive(place, added);
    for (const changed of added) attachmentChannel.send({ place, changed });
  },
  change: (place: AttachmentScope, key: string, change: Partial<Attachment>): void => {
    const before = read(place).find((one) => one.key === key);
    if (before !== undefined) attachmentStore.add(place, [{ ...before, ...change }]);
  },
  /** Not sent to other tabs: each of them may still succeed. */
  failLocally: (place: AttachmentScope, key: string, failure: string): void =>
    write(
      place,
      read(place).map((one) => (one.key === key ? { ...one, failure } : one)),
    ),
  drop: (place: AttachmentScope, keys: readonly string[]): void => {
    attachmentStore.receiveRemoved(place, keys);
    attachmentChannel.send({ place, dropped: [...keys] });
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
