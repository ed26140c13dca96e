import { browserStorage, tabStorage } from '../kit/store/browser-storage';

/** Whose data a storage holds: the id of the person; absent where nobody has been or the last one has signed out. */
const stampName = 'person';

/**
 * Before the id of a person whose session has ended by itself: nobody is signed in, and what they wrote waits for them.
 */
const away = '-';

const ownerIn = (storage: typeof browserStorage): string | null => storage.get(stampName)?.replace(/^-/, '') ?? null;

/**
 * Beginnings of the names that belong to the browser and not to a person: they stay when another person comes. Whatever
 * is not listed is personal, and is removed then.
 */
const namesOfBrowser = [
  stampName,
  'session',
  'known-here',
  'rebranding',
  'sound.notifications',
  'push',
  'gameId',
  'admin-columns:',
  'admin-rail',
  'tools',
  'release',
] as const;

const forgetDatabases = async (): Promise<void> => {
  if (!('indexedDB' in globalThis)) return;
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
};

/**
 * Removes from a storage what another person left in it. What a guest left stays: people begin something and sign in to
 * go on with it. So does what the same person left whose session had ended.
 */
const claim = (storage: typeof browserStorage, id: string | null): boolean => {
  const owner = ownerIn(storage);
  const isOthers = owner !== null && id !== null && owner !== id;
  if (isOthers) storage.forget(namesOfBrowser);
  const stamp = id ?? (owner === null ? null : away + owner);
  if (storage.get(stampName) !== stamp) storage.put(stampName, stamp);
  return isOthers;
};

/** Set when this tab follows the link that signs out: the document that comes is a guest's. */
const leavingName = 'signs-out';

let own: string | null | undefined;
let listener: (() => void) | null = null;

/** The person whose data this page holds, and whether the browser still belongs to the same one. */
export const personHere = {
  /** Undefined until the page knows; null for a guest. */
  own: (): string | null | undefined => own,
  /** Who is signed in in this browser, as far as any of its tabs knows. */
  inBrowser: (): string | null => {
    const stamp = browserStorage.get(stampName);
    return stamp?.startsWith(away) === true ? null : stamp;
  },
  /** A new page holds nobody's data. */
  begin: (): void => {
    own = undefined;
    listener = null;
  },
  /** From now on this page holds the data of this person; null: of a guest. */
  become: (id: string | null): void => {
    own = id;
    personHere.record(id);
  },
  /** Records who is signed in in this browser; the other tabs hear of it by the event `storage`. */
  record: (id: string | null): void => {
    if (id === null && tabStorage.get(leavingName) !== null) return personHere.signOut();
    tabStorage.remove(leavingName);
    const swept = claim(browserStorage, id);
    claim(tabStorage, id);
    if (swept) forgetDatabases().catch((error: unknown) => console.error(error));
  },
  /** The person presses the link that signs out; if that fails, they are still here with the next document. */
  signsOut: (): void => tabStorage.set(leavingName, '1'),
  /** The person has signed out: nothing of theirs stays in this browser, and the caller loads another document. */
  signOut: (): void => {
    own = null;
    for (const storage of [browserStorage, tabStorage]) {
      storage.forget(namesOfBrowser);
      storage.put(stampName, null);
    }
    forgetDatabases().catch((error: unknown) => console.error(error));
  },
  isAnother: (): boolean => own !== undefined && own !== null && own !== personHere.inBrowser(),
  /** True if another person, or nobody, is signed in by now: then the page's data is on its way out. */
  check: (): boolean => {
    const another = personHere.isAnother();
    if (another) listener?.();
    return another;
  },
  onAnother: (use: () => void): void => {
    listener = use;
  },
} as const;

/** Whether an event of the window `storage` may be about the person. */
export const isAboutPerson = ({ key }: StorageEvent): boolean => key === null || key === stampName;
