/** Ids of the elements that are read (https://www.matroska.org/technical/elements.html), and of those that hold them. */
const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  cluster: 0x1f43b675,
  group: 0xa0,
  scale: 0x2ad7b1,
  clusterTime: 0xe7,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;

const holders: ReadonlySet<number> = new Set([ids.segment, ids.info, ids.cluster, ids.group]);

const numberAt = (bytes: Uint8Array, from: number, length: number): number => {
  let value = 0;
  for (let at = from; at < from + length; at += 1) value = value * 256 + (bytes[at] ?? 0);
  return value;
};

/** Bytes of the longest number: a broken file may name any size. */
const widest = 8;

/** Bytes of a number whose length its first byte tells; 0 for none. */
const widthAt = (bytes: Uint8Array, at: number): number => {
  const width = Math.clz32(bytes[at] ?? 0) - 23;
  return width > widest ? 0 : width;
};

/** Without the bit that marks the width: a number of eight bytes with it is no exact one here. */
const sizeAt = (bytes: Uint8Array, at: number, width: number): number =>
  ((bytes[at] ?? 0) % 2 ** (8 - width)) * 2 ** (8 * (width - 1)) + numberAt(bytes, at + 1, width - 1);

/** Milliseconds from the beginning to the last block; null without any. Recordings of browsers do not tell it. */
export const webaLength = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  /** Nanoseconds of one tick. */
  let scale = 1_000_000;
  let clusterTime = 0;
  let last: number | null = null;
  for (let at = 0; at < bytes.length;) {
    const idWidth = widthAt(bytes, at);
    const sizeWidth = widthAt(bytes, at + idWidth);
    if (idWidth === 0 || sizeWidth === 0) break;
    const id = numberAt(bytes, at, idWidth);
    const size = sizeAt(bytes, at + idWidth, sizeWidth);
    at += idWidth + sizeWidth;
    if (holders.has(id)) continue;
    if (id === ids.scale && size <= widest) scale = numberAt(bytes, at, size);
    if (id === ids.clusterTime && size <= widest) clusterTime = numberAt(bytes, at, size);
    const time = at + widthAt(bytes, at);
    if ((id === ids.block || id === ids.simpleBlock) && time + 2 <= bytes.length)
      last = Math.max(last ?? 0, clusterTime + view.getInt16(time));
    at += size;
  }
  return last === null ? null : (last * scale) / 1_000_000;
};
