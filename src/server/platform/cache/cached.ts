import type { CacheTopic, CacheInvalidation } from './cache-invalidation';

type Epochs = Pick<CacheInvalidation, 'epoch'>;

/** A value that is loaded once and cached; the call itself waits for the load when there is no valid value. */
export interface Cached<From, T> {
  (from: From): Promise<T>;
  /** The cached value while it is valid; undefined when it would have to be loaded. */
  peek(from: From): T | undefined;
}

interface CacheEntry<T> {
  readonly epoch: number;
  readonly value: Promise<T>;
  /** Undefined while it is being loaded. */
  loaded?: T;
}

/**
 * Caches what `read` returns until any process changes something of the topic. A change that is committed during the
 * read invalidates its result at once.
 */
export const cached = <From extends { readonly caches: Epochs }, T>(
  topic: CacheTopic,
  read: (from: From) => Promise<T>,
): Cached<From, T> => {
  const known = new WeakMap<Epochs, CacheEntry<T>>();
  const validEntry = ({ caches }: From, epoch: number | null): CacheEntry<T> | undefined => {
    const before = known.get(caches);
    return before?.epoch === epoch ? before : undefined;
  };
  const load = (from: From): Promise<T> => {
    const { caches } = from;
    const epoch = caches.epoch(topic);
    const before = validEntry(from, epoch);
    if (before) return before.value;
    const value = read(from);
    if (epoch === null) return value;
    const fresh: CacheEntry<T> = { epoch, value };
    known.set(caches, fresh);
    value.then(
      (value) => void (fresh.loaded = value),
      () => {
        if (known.get(caches) === fresh) known.delete(caches);
      },
    );
    return value;
  };
  return Object.assign(load, { peek: (from: From) => validEntry(from, from.caches.epoch(topic))?.loaded });
};

/** A value that never changes. */
export const always = <T>(value: T): Cached<unknown, T> => Object.assign(async () => value, { peek: () => value });
