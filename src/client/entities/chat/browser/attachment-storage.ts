import * as z from 'zod/mini';
import { chatFile, type ChatFile } from '#contract/chat/chat-objects.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';

/** A file attached to a message that has not been sent yet. */
export interface StoredAttachment {
  readonly key: string;
  readonly userId: string;
  readonly chatId: string;
  readonly file: File;
  /** The uploaded file on the server; null until the upload has finished. */
  readonly stored: ChatFile | null;
  /** Epoch ms of the browser's clock. */
  readonly keptAt: number;
}

const attachmentSchema = z.object({
  key: z.string(),
  userId: z.string(),
  chatId: z.string(),
  file: z.instanceof(File),
  stored: z.nullable(chatFile),
  keptAt: z.number(),
});

const storeName = 'attachments';

const promiseOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(storeName)));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('chat', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName, { keyPath: 'key' }));
  return promiseOf(request);
};

/**
 * Runs `work` on the object store; null if the browser has no IndexedDB or it fails, for example because it is full.
 * Files are then lost when the page is left.
 */
const withStore = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T | null> => {
  if (!('indexedDB' in globalThis)) return null;
  try {
    const database = await open();
    try {
      return await work(database.transaction(storeName, mode).objectStore(storeName));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
};

/** Unsent attachments with their content, in IndexedDB: they survive a reload like the text of the message. */
export const attachmentStorage = {
  /** In the order in which they were attached. Files that the server no longer stores are deleted. */
  read: async (userId: string, chatId: string): Promise<readonly StoredAttachment[]> => {
    const parsed = z
      .array(attachmentSchema)
      .safeParse((await withStore('readonly', (store) => promiseOf(store.getAll()))) ?? []);
    const all = parsed.success ? parsed.data : [];
    const isStale = ({ keptAt }: StoredAttachment) => Date.now() - keptAt > chatLimits.unsentFilesKeptFor;
    await attachmentStorage.remove(all.filter(isStale).map(({ key }) => key));
    return all
      .filter((one) => one.userId === userId && one.chatId === chatId && !isStale(one))
      .sort((a, b) => a.keptAt - b.keptAt);
  },
  find: async (key: string): Promise<StoredAttachment | null> => {
    const parsed = attachmentSchema.safeParse(await withStore('readonly', (store) => promiseOf(store.get(key))));
    return parsed.success ? parsed.data : null;
  },
  write: async (attachment: StoredAttachment): Promise<void> =>
    void (await withStore('readwrite', (store) => promiseOf(store.put(attachment)))),
  remove: async (keys: readonly string[]): Promise<void> => {
    if (keys.length > 0)
      await withStore('readwrite', (store) => Promise.all(keys.map((key) => promiseOf(store.delete(key)))));
  },
} as const;
