import type { CacheTopic, CacheInvalidation } from './cache-invalidation';

type Epochs = Pick<CacheInvalidation, 'epoch'>;

/** What is read once and remembered; called, it waits for the reading if that has to be done. */
export interface Cached<From, T> {
  (from: From): Promise<T>;
  /** What is remembered and still holds; undefined: nothing is, ask. */
  now(from: From): T | undefined;
}

interface CacheEntry<T> {
  readonly epoch: number;
  readonly value: Promise<T>;
  /** Undefined as long as it is read. */
  read?: T;
}

/**
 * What `read` gives, read once and remembered until any process changes something of the topic. A change that is
 * committed while it is read makes it old at once: what was begun before is not remembered past it.
 */
export const cached = <From extends { readonly memory: Epochs }, T>(
  topic: CacheTopic,
  read: (from: From) => Promise<T>,
): Cached<From, T> => {
  const known = new WeakMap<Epochs, CacheEntry<T>>();
  const validEntry = ({ memory }: From, epoch: number | null): CacheEntry<T> | undefined => {
    const before = known.get(memory);
    return before?.epoch === epoch ? before : undefined;
  };
  const load = (from: From): Promise<T> => {
    const { memory } = from;
    const epoch = memory.epoch(topic);
    const before = validEntry(from, epoch);
    if (before) return before.value;
    const value = read(from);
    if (epoch === null) return value;
    const fresh: CacheEntry<T> = { epoch, value };
    known.set(memory, fresh);
    value.then(
      (found) => void (fresh.read = found),
      () => {
        if (known.get(memory) === fresh) known.delete(memory);
      },
    );
    return value;
  };
  return Object.assign(load, { now: (from: From) => validEntry(from, from.memory.epoch(topic))?.read });
};

/** What never changes. */
export const always = <T>(value: T): Cached<unknown, T> => Object.assign(async () => value, { now: () => value });
