import { inBatches } from './in-batches';

interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (problem: unknown) => void;
}

/**
 * Looks keys up in batches: those that come while a lookup runs are in the next one, so that a crowd costs few queries,
 * a single caller waits for nobody, and nothing is read before it was asked for. `lookUp` returns values in the order of
 * the keys.
 */
export const lookUpTogether = <Key, Value>(
  lookUp: (keys: readonly Key[]) => Promise<readonly (Value | null)[]>,
): ((key: Key) => Promise<Value | null>) => {
  const batches = inBatches<Waiting<Key, Value>>(async (batch) => {
    try {
      const found = await lookUp(batch.map(({ key }) => key));
      for (const [index, { resolve }] of batch.entries()) resolve(found[index] ?? null);
    } catch (problem) {
      for (const { reject } of batch) reject(problem);
    }
  });
  return (key) => new Promise((resolve, reject) => batches.add({ key, resolve, reject }));
};
