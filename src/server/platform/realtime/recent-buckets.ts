/** Whom an event concerns: sockets that only receive it, or also what they may do. */
export type Concern = 'news' | 'rights';

const noted = () => ({ news: new Set<number>(), rights: new Set<number>() });

/**
 * The buckets to which this process has sent events lately, to remember who may have missed one: a peer that joins a
 * room announces it before its people read anything, and an event that is sent before the announcement is received was
 * not sent to that peer.
 */
export const recentBuckets = () => {
  let young = noted();
  let old = noted();
  let isAsking = false;
  return {
    note: (buckets: readonly number[], concern: Concern): void => {
      for (const bucket of buckets) young[concern].add(bucket);
    },
    /** The most that an event to this bucket was about; null when there was none. */
    concernOf: (bucket: number): Concern | null => {
      if (young.rights.has(bucket) || old.rights.has(bucket)) return 'rights';
      return young.news.has(bucket) || old.news.has(bucket) ? 'news' : null;
    },
    /**
     * Forgets what was noted before `ask`, a question over the listening connection, once it is answered: announcements
     * of before have been received then.
     */
    age: async (ask: () => Promise<unknown>): Promise<void> => {
      if (isAsking) return;
      isAsking = true;
      [old, young] = [young, noted()];
      try {
        await ask();
        old = noted();
      } catch {
        // The connection has broken; its end clears everything.
      }
      isAsking = false;
    },
    isEmpty: (): boolean => [young, old].every(({ news, rights }) => news.size + rights.size === 0),
    clear: (): void => {
      young = noted();
      old = noted();
    },
  };
};
