import * as z from 'zod/mini';
import { chatFile, type ChatFile } from '../../../../../contract/chat/chat-objects';

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

/** Where the files of one person's message in one chat are. */
export interface AttachmentPlace {
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
const word = z.union([z.object({ place, changed: attachment }), z.object({ place, dropped: z.array(z.string()) })]);

type AttachmentWord = z.output<typeof word>;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('chat.attachments') : null;

/** What one tab says to the others of a message's files. */
export const attachmentChannel = {
  tell: (said: AttachmentWord): void => channel?.postMessage(said),
  listen: (listener: (said: AttachmentWord) => void): void =>
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const parsed = word.safeParse(data);
      if (parsed.success) listener(parsed.data);
    }),
} as const;

const none: readonly Attachment[] = [];
const byPlace = new Map<string, readonly Attachment[]>();
const listeners = new Set<() => void>();

const keyOf = ({ me, chatId }: AttachmentPlace): string => `${me} ${chatId}`;
const read = (place: AttachmentPlace): readonly Attachment[] => byPlace.get(keyOf(place)) ?? none;

const write = (place: AttachmentPlace, attachments: readonly Attachment[]): void => {
  byPlace.set(keyOf(place), attachments);
  listeners.forEach((listener) => listener());
};

const merge = (before: readonly Attachment[], added: readonly Attachment[]): readonly Attachment[] =>
  [...before.filter(({ key }) => added.every((one) => one.key !== key)), ...added].sort((a, b) => a.keptAt - b.keptAt);

/** By person and chat. Outlives the room: a window that is closed and opened again still has its files. */
export const attachmentStore = {
  isKnown: (place: AttachmentPlace): boolean => byPlace.has(keyOf(place)),
  get: read,
  /** What other tabs know, too: files of before a reload, and what they themselves have told. */
  hear: (place: AttachmentPlace, heard: readonly Attachment[]): void => write(place, merge(read(place), heard)),
  hearDropped: (place: AttachmentPlace, keys: readonly string[]): void =>
    write(
      place,
      read(place).filter(({ key }) => !keys.includes(key)),
    ),
  add: (place: AttachmentPlace, added: readonly Attachment[]): void => {
    attachmentStore.hear(place, added);
    for (const changed of added) attachmentChannel.tell({ place, changed });
  },
  change: (place: AttachmentPlace, key: string, change: Partial<Attachment>): void => {
    const before = read(place).find((one) => one.key === key);
    if (before !== undefined) attachmentStore.add(place, [{ ...before, ...change }]);
  },
  /** Not told to other tabs: each of them may still succeed. */
  failHere: (place: AttachmentPlace, key: string, failure: string): void =>
    write(
      place,
      read(place).map((one) => (one.key === key ? { ...one, failure } : one)),
    ),
  drop: (place: AttachmentPlace, keys: readonly string[]): void => {
    attachmentStore.hearDropped(place, keys);
    attachmentChannel.tell({ place, dropped: [...keys] });
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
