import type { MemoryTopic, SharedMemory } from './shared-memory';

type Epochs = Pick<SharedMemory, 'epoch'>;

/** What is read once and remembered; called, it waits for the reading if that has to be done. */
export interface Kept<From, T> {
  (from: From): Promise<T>;
  /** What is remembered and still holds; undefined: nothing is, ask. */
  now(from: From): T | undefined;
}

interface Known<T> {
  readonly epoch: number;
  readonly value: Promise<T>;
  /** Undefined as long as it is read. */
  read?: T;
}

/**
 * What `read` gives, read once and remembered until any process changes something of the topic. A change that is
 * committed while it is read makes it old at once: what was begun before is not remembered past it.
 */
export const kept = <From extends { readonly memory: Epochs }, T>(
  topic: MemoryTopic,
  read: (from: From) => Promise<T>,
): Kept<From, T> => {
  const known = new WeakMap<Epochs, Known<T>>();
  const lasting = ({ memory }: From, epoch: number | null): Known<T> | undefined => {
    const before = known.get(memory);
    return before?.epoch === epoch ? before : undefined;
  };
  const ask = (from: From): Promise<T> => {
    const { memory } = from;
    const epoch = memory.epoch(topic);
    const before = lasting(from, epoch);
    if (before) return before.value;
    const value = read(from);
    if (epoch === null) return value;
    const fresh: Known<T> = { epoch, value };
    known.set(memory, fresh);
    value.then(
      (found) => void (fresh.read = found),
      () => {
        if (known.get(memory) === fresh) known.delete(memory);
      },
    );
    return value;
  };
  return Object.assign(ask, { now: (from: From) => lasting(from, from.memory.epoch(topic))?.read });
};

/** What never changes. */
export const always = <T>(value: T): Kept<unknown, T> => Object.assign(async () => value, { now: () => value });
