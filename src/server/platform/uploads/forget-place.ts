import fs from 'node:fs/promises';

/** Reads and overwrites a file in place; `read` gives fewer bytes at its end. */
interface Bytes {
  readonly size: number;
  readonly read: (at: number, length: number) => Promise<Buffer>;
  readonly write: (at: number, bytes: Buffer) => Promise<unknown>;
}

/** Boxes of an MP4 or MOV that say where, when and with what it was recorded; nothing that plays it needs them. */
const telling = new Set(['udta', 'meta', 'uuid']);
const containers = new Set(['moov', 'trak', 'mdia']);
/** Boxes that begin with the moments of recording and of the last change. */
const dated = new Set(['mvhd', 'tkhd', 'mdhd']);
/** A box of a few bytes in front of a file names the family; anything else is not ours to change. */
const isFamily = (head: Buffer): boolean => head.toString('latin1', 4, 8) === 'ftyp';
/** More boxes than any camera writes: a made-up file must not keep the server busy. */
const maxBoxes = 10_000;

const zeroes = Buffer.alloc(64 * 1024);

/** Turns a box into free space of the same size, so that all offsets stay true. */
const blank = async ({ write }: Bytes, start: number, headerBytes: number, end: number): Promise<void> => {
  await write(start + 4, Buffer.from('free', 'latin1'));
  for (let at = start + headerBytes; at < end; at += zeroes.length)
    await write(at, zeroes.subarray(0, Math.min(zeroes.length, end - at)));
};

const forgetIn = async (file: Bytes): Promise<void> => {
  let seen = 0;
  const walk = async (from: number, to: number): Promise<void> => {
    for (let at = from; at + 8 <= to;) {
      seen += 1;
      if (seen > maxBoxes) return;
      const head = await file.read(at, 16);
      const short = head.readUInt32BE(0);
      const isLong = short === 1 && head.length === 16;
      const headerBytes = isLong ? 16 : 8;
      const declared = isLong ? Number(head.readBigUInt64BE(8)) : short;
      // A size of 0 reaches to the end; one that leads nowhere ends the walk.
      const end = declared === 0 ? to : at + declared;
      if (end > to || end < at + headerBytes) return;
      const type = head.toString('latin1', 4, 8);
      if (telling.has(type)) await blank(file, at, headerBytes, end);
      else if (dated.has(type)) {
        // Two moments of four bytes, or of eight in version 1, after the version and flags.
        const [version] = await file.read(at + headerBytes, 1);
        const bytes = version === 1 ? 16 : 8;
        if (at + headerBytes + 4 + bytes <= end) await file.write(at + headerBytes + 4, zeroes.subarray(0, bytes));
      } else if (containers.has(type)) await walk(at + headerBytes, end);
      at = end;
    }
  };
  if (isFamily(await file.read(0, 8))) await walk(0, file.size);
};

/** The file without the place, time and camera in an MP4, MOV or M4A; any other file is returned as it is. */
export const withoutPlace = async (bytes: Buffer): Promise<Buffer> => {
  if (!isFamily(bytes)) return bytes;
  const copy = Buffer.from(bytes);
  await forgetIn({
    size: copy.length,
    read: (at, length) => Promise.resolve(copy.subarray(at, at + length)),
    write: (at, part) => Promise.resolve(part.copy(copy, at)),
  });
  return copy;
};

/** The same for a file on this machine's disk, in place. */
export const forgetPlace = async (filePath: string): Promise<void> => {
  const handle = await fs.open(filePath, 'r+');
  try {
    await forgetIn({
      size: (await handle.stat()).size,
      read: async (at, length) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
        return buffer.subarray(0, bytesRead);
      },
      write: (at, part) => handle.write(part, 0, part.length, at),
    });
  } finally {
    await handle.close();
  }
};
