/** Rooms of a process are known to the others by these buckets: a shared one costs a needless event, never a lost one. */
const bucketCount = 65_536;

/** The bucket of a room, whatever its namespace: FNV-1a. */
export const bucketOf = (room: string): number => {
  let hash = 2_166_136_261;
  for (let index = 0; index < room.length; index += 1) hash = Math.imul(hash ^ room.charCodeAt(index), 16_777_619);
  return (hash ^ (hash >>> 16)) & (bucketCount - 1);
};

/** A set of buckets, 8 KB however many are in it. */
export const bucketSet = () => {
  const bits = new Uint8Array(bucketCount / 8);
  return {
    has: (bucket: number): boolean => ((bits[bucket >> 3] ?? 0) & (1 << (bucket & 7))) !== 0,
    set: (bucket: number, isIn: boolean): void => {
      const others = (bits[bucket >> 3] ?? 0) & ~(1 << (bucket & 7));
      bits[bucket >> 3] = isIn ? others | (1 << (bucket & 7)) : others;
    },
    clear: (): void => void bits.fill(0),
  };
};

/** How many rooms of this process are in each bucket. */
export const bucketCounts = () => {
  const counts = new Uint32Array(bucketCount);
  /** Returns whether the bucket has become used or unused. */
  const change = (bucket: number, by: 1 | -1): boolean => {
    const before = counts[bucket] ?? 0;
    counts[bucket] = before + by;
    return before === 0 || before + by === 0;
  };
  const used = (): readonly number[] => [...counts.entries()].flatMap(([bucket, count]) => (count > 0 ? [bucket] : []));
  return { change, used };
};
