import * as z from 'zod/mini';
import { chatFile, type ChatFile } from '../../../../contract/chat/chat-objects';
import { chatLimits } from '../../../../domain/chat/chat-terms';

/** A file of a message that is being written. */
export interface StoredAttachment {
  readonly key: string;
  readonly userId: string;
  readonly chatId: string;
  readonly file: File;
  /** What the server has of it; null while it has not come through. */
  readonly stored: ChatFile | null;
  /** Epoch ms of real time. */
  readonly keptAt: number;
}

const kept = z.object({
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

/** A browser without a store, or with a full one, only forgets them with the page. */
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

/** Files that were attached and not sent, bytes and all: they outlive a reload as the words do. */
export const attachmentStorage = {
  /** In the order of attaching. What is older than the server keeps an upload is forgotten. */
  read: async (userId: string, chatId: string): Promise<readonly StoredAttachment[]> => {
    const parsed = z.array(kept).safeParse((await withStore('readonly', (store) => promiseOf(store.getAll()))) ?? []);
    const all = parsed.success ? parsed.data : [];
    const isStale = ({ keptAt }: StoredAttachment) => Date.now() - keptAt > chatLimits.unsentFilesKeptFor;
    await attachmentStorage.remove(all.filter(isStale).map(({ key }) => key));
    return all
      .filter((one) => one.userId === userId && one.chatId === chatId && !isStale(one))
      .sort((a, b) => a.keptAt - b.keptAt);
  },
  find: async (key: string): Promise<StoredAttachment | null> => {
    const parsed = kept.safeParse(await withStore('readonly', (store) => promiseOf(store.get(key))));
    return parsed.success ? parsed.data : null;
  },
  write: async (attachment: StoredAttachment): Promise<void> =>
    void (await withStore('readwrite', (store) => promiseOf(store.put(attachment)))),
  remove: async (keys: readonly string[]): Promise<void> => {
    if (keys.length > 0)
      await withStore('readwrite', (store) => Promise.all(keys.map((key) => promiseOf(store.delete(key)))));
  },
} as const;
