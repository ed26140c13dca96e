import type { MemoryTopic, SharedMemory } from './shared-memory';

type Epochs = Pick<SharedMemory, 'epoch'>;

/**
 * What `read` gives, read once and remembered until any process changes something of the topic. A change that is
 * committed while it is read makes it old at once: what was begun before is not remembered past it.
 */
export const kept = <From extends { readonly memory: Epochs }, T>(
  topic: MemoryTopic,
  read: (from: From) => Promise<T>,
): ((from: From) => Promise<T>) => {
  const known = new WeakMap<Epochs, { readonly epoch: number; readonly value: Promise<T> }>();
  return (from) => {
    const { memory } = from;
    const epoch = memory.epoch(topic);
    const before = known.get(memory);
    if (before && before.epoch === epoch) return before.value;
    const value = read(from);
    if (epoch === null) return value;
    const fresh = { epoch, value };
    known.set(memory, fresh);
    value.catch(() => {
      if (known.get(memory) === fresh) known.delete(memory);
    });
    return value;
  };
};
