import type { Attachment, AttachmentPlace } from './attachment';
import { attachmentChannel } from './attachment-channel';

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
  hearDropped: (place: AttachmentPlace, keys: readonly string[]): void => write(place, read(place).filter(({ key }) => !keys.includes(key))),
  add: (place: AttachmentPlace, added: readonly Attachment[]): void => {
    attachmentStore.hear(place, added);
    for (const changed of added) attachmentChannel.tell({ place, changed });
  },
  change: (place: AttachmentPlace, key: string, change: Partial<Attachment>): void => {
    const before = read(place).find((one) => one.key === key);
    if (before !== undefined) attachmentStore.add(place, [{ ...before, ...change }]);
  },
  /** Not told to other tabs: each of them may still succeed. */
  failHere: (place: AttachmentPlace, key: string, failure: string): void => write(place, read(place).map((one) => (one.key === key ? { ...one, failure } : one))),
  drop: (place: AttachmentPlace, keys: readonly string[]): void => {
    attachmentStore.hearDropped(place, keys);
    attachmentChannel.tell({ place, dropped: [...keys] });
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
