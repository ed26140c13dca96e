import fs from 'node:fs/promises';
import { sniffKind, sniffedBytes } from '../uploads/sniff-kind';
import type { FileKind } from '../uploads/file-kinds';

/**
 * Writes a part of `bytes` bytes to its place in the growing file. Repeated after a failure it writes the same again:
 * what stands beyond the known end of the file counts for nothing.
 */
export const appendPart = async (part: string, whole: string, offset: number, bytes: number): Promise<void> => {
  const from = await fs.open(part, 'r');
  const to = await fs.open(whole, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o640);
  try {
    const buffer = Buffer.alloc(64 * 1024);
    let done = 0;
    while (done < bytes) {
      const { bytesRead } = await from.read(buffer, 0, Math.min(buffer.length, bytes - done), done);
      if (bytesRead === 0) throw new Error('a part is shorter than what came of it');
      await to.write(buffer, 0, bytesRead, offset + done);
      done += bytesRead;
    }
    await to.datasync();
  } finally {
    await from.close();
    await to.close();
  }
};

/** What the file is by its first bytes. */
export const kindOfFile = async (place: string): Promise<FileKind | null> => {
  const file = await fs.open(place, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return sniffKind(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};
