import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const entryMark = 0x02_01_4b_50;
const localMark = 0x04_03_4b_50;
const entryBytes = 46;
const localBytes = 30;
const deflated = 8;

interface Packed {
  readonly start: number;
  readonly size: number;
  readonly isDeflated: boolean;
}

/** The parts of a ZIP archive by its directory, which stands at its end; null: it names something that is not there. */
const partsOf = (archive: Buffer): readonly Packed[] | null => {
  const parts: Packed[] = [];
  let at = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (at < 0 || at + 20 > archive.length) return null;
  const count = archive.readUInt16LE(at + 10);
  at = archive.readUInt32LE(at + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > archive.length || archive.readUInt32LE(at) !== entryMark) return null;
    const local = archive.readUInt32LE(at + 42);
    if (local + localBytes > archive.length || archive.readUInt32LE(local) !== localMark) return null;
    parts.push({
      start: local + localBytes + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28),
      size: archive.readUInt32LE(at + 20),
      isDeflated: archive.readUInt16LE(at + 10) === deflated,
    });
    at += entryBytes + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return parts;
};

/**
 * Whether a ZIP archive unpacks to at most so many bytes. What its directory says of that is not believed: a few
 * megabytes can become gigabytes, which whoever reads it would hold in memory. False also for what is no archive.
 */
export const unpacksWithin = async (archive: Buffer, most: number): Promise<boolean> => {
  let left = most;
  for (const { start, size, isDeflated } of partsOf(archive) ?? [{ start: 0, size: Infinity, isDeflated: false }]) {
    const packed = archive.subarray(start, start + size);
    const unpacked = isDeflated
      ? await inflate(packed, { maxOutputLength: Math.max(left, 1) }).then(
          ({ length }) => length,
          () => Infinity,
        )
      : size;
    left -= unpacked;
    if (left < 0) return false;
  }
  return true;
};
